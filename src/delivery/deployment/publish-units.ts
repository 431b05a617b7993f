import { SITE } from '#vendor/site.ts'
import type { UnitOptions } from './systemd-unit.ts'

/** Where the target is, `PUBLISH_TARGET`, with what a store needs: `.env.example` has all of it. */
const ENVIRONMENT_FILE = '/etc/site/publish.env'

/**
 * Returns a unit for systemd that builds the content of today and publishes it; files that have not
 * changed stay. It runs as the user `site`, who owns the sources and the target's folder.
 */
export function publishService({ appRoot, node }: UnitOptions): string {
  return `# Written by \`npm run hosting\` from src/delivery/deployment/publish-units.ts. Change that, and write it again.
[Unit]
Description=Publishes what is due on ${new URL(SITE.origin).hostname}
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
User=site
WorkingDirectory=${appRoot}
EnvironmentFile=${ENVIRONMENT_FILE}
ExecStart=${node} scripts/run.mjs scripts/build.ts
ExecStart=${node} scripts/run.mjs scripts/publish.ts publish \${PUBLISH_TARGET}
TimeoutStartSec=1h
Nice=10

NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=full
ProtectHome=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictSUIDSGID=yes
CapabilityBoundingSet=
`
}

/** Returns the timer of that unit: after midnight in Taipei, where days of the content begin; a missed run follows. */
export function publishTimer(): string {
  return `# Written by \`npm run hosting\` from src/delivery/deployment/publish-units.ts. Change that, and write it again.
[Unit]
Description=Publishes what is due on ${new URL(SITE.origin).hostname}, every day

[Timer]
OnCalendar=*-*-* 00:04:00 Asia/Taipei
Persistent=true

[Install]
WantedBy=timers.target
`
}
