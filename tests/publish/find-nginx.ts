import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** Finds nginx, or installs Debian's nginx-light where that can be done (as root, with apt). Undefined when it cannot be had. */
export function findNginx(): string | undefined {
  const found = PATHS.find(existsSync)
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('nginx: none found; installing the package nginx-light with apt-get')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'])
  return PATHS.find(existsSync)
}

function run(command: string, options: readonly string[]): void {
  spawnSync(command, options, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
