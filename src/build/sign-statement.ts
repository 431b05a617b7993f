import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Environment } from '../base/settings.ts'

/** A DSSE envelope: a statement with signatures of it. */
type Envelope = { payloadType: string; payload: string; signatures: readonly { keyid: string; sig: string }[] }

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'
const KEY_ID_LENGTH = 16

/** Signs a statement, and returns the envelope. Ed25519 has no random part: the same statement gives the same bytes. */
export function signStatement(statement: string, key: KeyObject): string {
  const sig = sign(null, signedBytes(statement), key).toString('base64')
  const payload = Buffer.from(statement).toString('base64')
  const signatures = [{ keyid: keyId(createPublicKey(key)), sig }]
  return `${JSON.stringify({ payloadType: PAYLOAD_TYPE, payload, signatures } satisfies Envelope)}\n`
}

/** Returns the statement of an envelope. Throws unless it was signed with the other half of this public key. */
export function openEnvelope(text: string, key: KeyObject): string {
  const envelope = parseEnvelope(text)
  if (envelope?.payloadType !== PAYLOAD_TYPE)
    throw new Error('The signed statement is damaged. Write it again: npm run tool -- sbom')
  const statement = Buffer.from(envelope.payload, 'base64').toString()
  const isSigned = ({ sig }: Envelope['signatures'][number]) =>
    verify(null, signedBytes(statement), key, Buffer.from(sig, 'base64'))
  if (envelope.signatures.some(isSigned)) return statement
  const keys = envelope.signatures.map(({ keyid }) => keyid).join(', ')
  throw new Error(
    `The statement is not signed with this key: it names ${keys || 'no key'}, this one is ${keyId(key)}. ` +
      'Somebody has changed it, or signed with another key.',
  )
}

/**
 * Reads an Ed25519 key in PEM from the variable of this name, or from the file that `<name>_FILE` names; undefined if
 * neither is set. Throws if it is none.
 */
export function readKey(
  name: 'PROVENANCE_KEY' | 'PROVENANCE_PUBLIC_KEY',
  kind: 'private' | 'public',
  env: Environment,
): KeyObject | undefined {
  const { [name]: own, [`${name}_FILE` as const]: file } = env
  if (own === undefined && file === undefined) return undefined
  const fail = (why: string) =>
    new Error(`${file === undefined ? name : `${name}_FILE`} ${why}; expected an Ed25519 key in PEM`)
  let key: KeyObject
  try {
    const pem = own ?? readFileSync(file ?? '')
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem)
  } catch (error) {
    // Node's message does not contain the key.
    throw fail(`cannot be read (${error instanceof Error ? error.message : 'no key'})`)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw fail(`is a key of type ${key.asymmetricKeyType}`)
  return key
}

/** The signed bytes: DSSE's encoding of type and statement with their lengths in bytes. */
function signedBytes(statement: string): Buffer {
  const body = Buffer.from(statement)
  return Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${body.length} `), body])
}

function keyId(key: KeyObject): string {
  const der = key.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('hex').slice(0, KEY_ID_LENGTH)
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    // Checked for the fields that are used.
    const found = JSON.parse(text) as Partial<Envelope> | null
    return typeof found?.payload === 'string' && Array.isArray(found.signatures) ? (found as Envelope) : undefined
  } catch {
    return undefined
  }
}
