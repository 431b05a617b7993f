import { SITE } from '#vendor/site.ts'

/** Places on a host. */
export type UnitOptions = {
  /** Where the sources lie with their packages and the bundled commands: `node scripts/run.mjs`. */
  appRoot: string
  /** The program of Node. */
  node: string
}

/** Where the unit's settings are: `.env.example` has all of them. */
const ENVIRONMENT_FILE = '/etc/site/api.env'
/** A process that has not said for so long that it is alive is killed, and started again. */
const WATCHDOG_SECONDS = 30
/** Ten seconds for requests, five to close, and some room (src/base/command-line/close-on-signal.ts). */
const STOP_SECONDS = 20

/** Returns a unit for systemd that runs the API as a user of its own that may write to one folder. */
export function systemdUnit({ appRoot, node }: UnitOptions): string {
  return `# Written by \`npm run hosting\` from src/delivery/deployment/systemd-unit.ts. Change that, and write it again; what is
# special to a host belongs into a drop-in (systemctl edit site-api) and into ${ENVIRONMENT_FILE}.
[Unit]
Description=API of ${new URL(SITE.origin).hostname}
Wants=network-online.target
After=network-online.target postgresql.service
StartLimitIntervalSec=0

[Service]
Type=notify
# systemd-notify, which the process runs, is a process of its own.
NotifyAccess=all
WorkingDirectory=${appRoot}
Environment=NODE_ENV=production DATA_DIR=%S/site-api TRUST_PROXY=127.0.0.1
EnvironmentFile=-${ENVIRONMENT_FILE}
ExecStart=${node} dist/commands/api.mjs
TimeoutStartSec=120
TimeoutStopSec=${STOP_SECONDS}
WatchdogSec=${WATCHDOG_SECONDS}
Restart=always
RestartSec=2

DynamicUser=yes
StateDirectory=site-api
StateDirectoryMode=0700
UMask=0077
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
NoNewPrivileges=yes
CapabilityBoundingSet=
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM
# Not MemoryDenyWriteExecute: Node compiles while it runs.
LimitNOFILE=65536

[Install]
WantedBy=multi-user.target
`
}
