import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { parseXml, type XmlElement } from '../parse-xml.ts'

const CALL = /^\/2020-05-31\/distribution\/(\w+)\/invalidation$/

export type CloudFront = {
  /** Environment variables of the AWS SDK. */
  environment: Record<string, string>
  /** Paths of the accepted invalidations, in order. */
  invalidations: string[][]
  /** Refuses invalidations from now on with this status and code; accepts them without. */
  refuse: (answer?: { status: number; code: string }) => void
}

/** Starts a server that takes invalidations of one distribution as CloudFront's API does, until the test has ended. */
export async function startCloudFront(distribution: string): Promise<CloudFront> {
  const invalidations: string[][] = []
  const references = new Set<string>()
  let refusal: { status: number; code: string } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const answer = (status: number, xml: string) =>
      response.writeHead(status, { 'content-type': 'text/xml' }).end(`<?xml version="1.0"?>\n${xml}`)
    const refuse = (status: number, code: string) =>
      answer(status, `<ErrorResponse><Error><Code>${code}</Code><Message>Told so.</Message></Error></ErrorResponse>`)
    const [, id] = CALL.exec(request.url ?? '') ?? []
    const isSigned = /^AWS4-HMAC-SHA256 Credential=KEY\/\d+\/us-east-1\/cloudfront\//.test(
      request.headers.authorization ?? '',
    )
    if (request.method !== 'POST' || !isSigned) return refuse(403, 'AccessDenied')
    if (id !== distribution) return refuse(404, 'NoSuchDistribution')
    if (refusal) return refuse(refusal.status, refusal.code)
    const batch = parseXml(body)
    const paths = child(batch, 'Paths')
    const items = child(paths, 'Items').children.map(({ text }) => text)
    const reference = child(batch, 'CallerReference').text
    const isValid =
      Number(child(paths, 'Quantity').text) === items.length && items.every((path) => path.startsWith('/'))
    if (!isValid || references.has(reference)) return refuse(400, 'InvalidArgument')
    references.add(reference)
    invalidations.push(items)
    return answer(
      201,
      `<Invalidation><Id>I1</Id><Status>InProgress</Status>${body.replace(/<\?xml.*\?>/, '')}</Invalidation>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    invalidations,
    refuse: (answer) => (refusal = answer),
    environment: {
      CLOUDFRONT_DISTRIBUTION_ID: distribution,
      // A listening server has an address of this type.
      AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'KEY',
      AWS_SECRET_ACCESS_KEY: 'SECRET',
      AWS_REGION: 'us-east-1',
      NODE_NO_WARNINGS: '1',
    },
  }
}

function child({ name, children }: XmlElement, wanted: string): XmlElement {
  const found = children.find((each) => each.name === wanted)
  if (!found) throw new Error(`<${name}> has no <${wanted}>`)
  return found
}
