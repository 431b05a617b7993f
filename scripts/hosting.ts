/*
 * Run manually, or by the publishing pipeline before `npm run publish`: `npm run hosting` writes configuration for
 * nginx, Netlify, Cloudflare and CloudFront into dist/hosting. Its content security policy contains the inline scripts
 * of all builds with a manifest in builds/: deploy it before publishing a build with changed inline scripts. Its moves
 * are those of the last build.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { readEnvironment, readOrigin, readSiteFolders } from '../src/environment.ts'
import { responseHeadersPolicy, viewerRequestFunction } from '../src/hosting/cloudfront-configuration.ts'
import {
  cloudflareRedirects,
  headersFile,
  netlifyRedirects,
  wranglerFile,
} from '../src/hosting/netlify-configuration.ts'
import { nginxConfiguration } from '../src/hosting/nginx-configuration.ts'
import { readPagePaths } from '../src/hosting/page-paths.ts'
import { readMoves } from '../src/hosting/read-moves.ts'
import { readApiAddress } from '../src/hosting/read-api-address.ts'
import { readScriptHashes } from '../src/hosting/script-hashes.ts'
import { originOf } from '../src/http-origin.ts'
import { SITE } from '../src/site.ts'

readArguments({ usage: 'npm run hosting' })
const root = process.cwd()
const { siteDir, buildsDir } = readSiteFolders(root)
const policy = {
  scriptHashes: readScriptHashes(buildsDir),
  // The built site's config.json is only published the first time: the one on the host may be different.
  apiOrigin: readOrigin('API_ORIGIN') ?? originOf(readApiAddress(siteDir)),
}
if (policy.scriptHashes.length === 0) {
  console.error('There is no build, so its scripts are not known. Build it first: npm run build')
  process.exit(1)
}
const moves = [...readMoves(buildsDir).values()]
const serverName = new URL(SITE.origin).hostname
const files = {
  'nginx/site.conf': nginxConfiguration({
    ...policy,
    root: readEnvironment().SITE_ROOT ?? '/srv/site',
    serverName,
    listen: '80',
    // Address of `npm run api` on the same machine.
    apiUpstream: readOrigin('API_UPSTREAM') ?? policy.apiOrigin ?? 'http://127.0.0.1:4174',
    paths: readPagePaths(buildsDir),
    moves,
  }),
  'netlify/_headers': headersFile(policy),
  'netlify/_redirects': netlifyRedirects({ ...policy, moves }),
  'cloudflare/_headers': headersFile(policy),
  'cloudflare/_redirects': cloudflareRedirects({ ...policy, moves }),
  'cloudflare/wrangler.json': wranglerFile(),
  'cloudfront/response-headers-policy.json': responseHeadersPolicy(policy),
  'cloudfront/viewer-request.js': viewerRequestFunction(moves),
}
for (const [name, text] of Object.entries(files)) {
  const path = join(root, 'dist/hosting', name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  console.log(`dist/hosting/${name}`)
}
