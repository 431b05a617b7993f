/*
 * Run manually, or by the publishing pipeline before `npm run publish`: `npm run hosting` writes configuration for
 * nginx, Netlify, Cloudflare and CloudFront, and for systemd and containers, into dist/hosting. Its content security
 * policy contains the inline scripts of all builds with a manifest in builds/: deploy it before publishing a build with
 * changed inline scripts. Its moves are those of the last build.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { composeFile, WEB_PORT } from '../src/delivery/deployment/compose-file.ts'
import { API_PORT, containerfile, PUBLISHED } from '../src/delivery/deployment/containerfile.ts'
import { environmentExample } from '../src/delivery/deployment/environment-example.ts'
import { grafanaDashboard } from '../src/delivery/deployment/grafana-dashboard.ts'
import { publishService, publishTimer } from '../src/delivery/deployment/publish-units.ts'
import { systemdUnit } from '../src/delivery/deployment/systemd-unit.ts'
import { readEnvironment, readOrigin, readSiteFolders } from '../src/base/environment.ts'
import {
  editorHeadersPolicy,
  responseHeadersPolicy,
  viewerRequestFunction,
} from '../src/delivery/hosting/cloudfront-configuration.ts'
import {
  cloudflareRedirects,
  headersFile,
  netlifyRedirects,
  wranglerFile,
} from '../src/delivery/hosting/netlify-configuration.ts'
import { nginxConfiguration } from '../src/delivery/hosting/nginx-configuration.ts'
import { readPagePaths } from '../src/delivery/hosting/page-paths.ts'
import { readEditorAccess, readIsPreview, readMoves } from '../src/delivery/hosting/read-moves.ts'
import { readApiAddress } from '../src/delivery/hosting/read-api-address.ts'
import { readScriptHashes } from '../src/delivery/hosting/script-hashes.ts'
import { originOf } from '../src/base/http-origin.ts'
import { isStaging, readSiteOrigin } from '../src/delivery/hosting/staging.ts'

readArguments({ usage: 'npm run hosting' })
const root = process.cwd()
const { siteDir, buildsDir } = readSiteFolders(root)
const policy = {
  scriptHashes: readScriptHashes(buildsDir),
  isPreview: readIsPreview(buildsDir) || isStaging(),
  editor: readEditorAccess(buildsDir),
  // The built site's config.json is only published the first time: the one on the host may be different.
  apiOrigin: readOrigin('API_ORIGIN') ?? originOf(readApiAddress(siteDir)),
}
if (policy.scriptHashes.length === 0) {
  console.error(
    'There is no build. The security policy needs the hashes of its inline scripts: run npm run build first',
  )
  process.exit(1)
}
const moves = [...readMoves(buildsDir).values()]
const serverName = new URL(readSiteOrigin()).hostname
const { SITE_ROOT, APP_ROOT, API_RESOLVER } = readEnvironment()
const host = { appRoot: APP_ROOT ?? '/opt/site', node: '/usr/bin/node' }
const site = { ...policy, paths: readPagePaths(buildsDir), moves }
const files = {
  'nginx/site.conf': nginxConfiguration({
    ...site,
    root: SITE_ROOT ?? '/srv/site',
    serverName,
    listen: '80',
    // Address of `npm run api` on the same machine.
    apiUpstream: readOrigin('API_UPSTREAM') ?? policy.apiOrigin ?? 'http://127.0.0.1:4174',
  }),
  'systemd/site-api.service': systemdUnit(host),
  'systemd/site-publish.service': publishService(host),
  'systemd/site-publish.timer': publishTimer(),
  'container/Containerfile': containerfile(),
  'container/compose.yaml': composeFile(),
  'container/site.conf': nginxConfiguration({
    ...site,
    root: PUBLISHED,
    serverName: '_',
    listen: `${WEB_PORT}`,
    apiUpstream: `http://api:${API_PORT}`,
    // Docker's name server.
    apiResolver: API_RESOLVER ?? '127.0.0.11',
  }),
  '.env.example': environmentExample(),
  'grafana/dashboard.json': grafanaDashboard(),
  'netlify/_headers': headersFile(policy),
  'netlify/_redirects': netlifyRedirects({ ...policy, moves }),
  'cloudflare/_headers': headersFile(policy, { detaches: true }),
  'cloudflare/_redirects': cloudflareRedirects({ ...policy, moves }),
  'cloudflare/wrangler.json': wranglerFile(),
  'cloudfront/response-headers-policy.json': responseHeadersPolicy(policy),
  'cloudfront/editor-response-headers-policy.json': editorHeadersPolicy(policy),
  'cloudfront/viewer-request.js': viewerRequestFunction(moves),
}
for (const [name, text] of Object.entries(files)) {
  const path = join(root, 'dist/hosting', name)
  if (text === undefined) {
    rmSync(path, { force: true })
    continue
  }
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  console.log(`dist/hosting/${name}`)
}
