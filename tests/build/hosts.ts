import { join } from 'node:path'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { readPagePaths } from '../../src/delivery/hosting/page-paths.ts'
import { readEditorAccess, readMoves } from '../../src/delivery/hosting/read-moves.ts'
import { readScriptHashes } from '../../src/delivery/hosting/script-hashes.ts'
import { asker, nginx, runNginx } from '../publish/run-nginx.ts'
import type { Ask } from '../publish/answers.ts'
import { onTestFinished } from 'vitest'

/** Serves what is published at a folder by the preview server and, unless it is left out, by a real nginx. */
export async function serveByAll(target: string): Promise<{ preview: string; asks: Record<string, Ask> }> {
  const buildsDir = join(target, 'builds')
  const server = createSiteServer({ siteDir: target, buildsDir })
  onTestFinished(() => server.close())
  const preview = await server.listen({ port: 0, host: '127.0.0.1' })
  const asks = { preview: asker(Number(new URL(preview).port)) }
  if (!nginx) return { preview, asks }
  const port = await runNginx({
    root: target,
    scriptHashes: readScriptHashes(buildsDir),
    editor: readEditorAccess(buildsDir),
    apiUpstream: 'http://127.0.0.1:9',
    paths: readPagePaths(buildsDir),
    moves: [...readMoves(buildsDir).values()],
  })
  return { preview, asks: { ...asks, nginx: asker(port) } }
}
