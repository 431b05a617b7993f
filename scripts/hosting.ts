/*
 * Run by hand, or by the publishing pipeline before `npm run publish`: `npm run hosting` writes ready configuration for nginx,
 * Netlify, Cloudflare and CloudFront into dist/hosting. The policy names the scripts of every build whose manifest is in builds/:
 * put it in place before publishing a build whose scripts inside documents changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { responseHeadersPolicy, viewerRequestFunction } from '../src/hosting/cloudfront-configuration.ts'
import { headersFile, redirectsFile, wranglerFile } from '../src/hosting/netlify-configuration.ts'
import { nginxConfiguration } from '../src/hosting/nginx-configuration.ts'
import { readScriptHashes } from '../src/hosting/script-hashes.ts'
import { SITE } from '../src/site.ts'

const root = process.cwd()
const policy = {
  scriptHashes: readScriptHashes(process.env.BUILDS_DIR ?? join(root, 'builds')),
  apiOrigin: process.env.API_ORIGIN,
}
if (policy.scriptHashes.length === 0) {
  console.error('There is no build, so its scripts are not known. Build it first: npm run build')
  process.exit(1)
}
const serverName = new URL(SITE.origin).hostname
const files = {
  'nginx/site.conf': nginxConfiguration({
    ...policy,
    root: process.env.SITE_ROOT ?? '/srv/site',
    serverName,
    listen: '80',
  }),
  'netlify/_headers': headersFile(policy),
  'netlify/_redirects': redirectsFile(),
  'cloudflare/_headers': headersFile(policy),
  'cloudflare/wrangler.json': wranglerFile(),
  'cloudfront/response-headers-policy.json': responseHeadersPolicy(policy),
  'cloudfront/viewer-request.js': viewerRequestFunction(),
}
for (const [name, text] of Object.entries(files)) {
  const path = join(root, 'dist/hosting', name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  console.log(`dist/hosting/${name}`)
}
