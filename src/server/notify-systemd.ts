import { spawn } from 'node:child_process'

/**
 * Notifies systemd, if it started this process, that the process is ready; then regularly that it is alive, which a
 * process that is stuck cannot do. Nothing happens elsewhere.
 */
export function notifySystemd(): void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env
  if (!NOTIFY_SOCKET) return
  notify('--ready')
  const watchdogMs = Number(WATCHDOG_USEC) / 1000
  // A third of the time: one message may be late.
  if (watchdogMs > 0) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3).unref()
}

/** Node has no datagrams over Unix sockets; systemd's own program is there wherever systemd is. */
function notify(message: string): void {
  spawn('systemd-notify', [message], { stdio: 'ignore' }).once('error', ({ message: why }) =>
    console.error(`systemd-notify cannot be run, so systemd does not get ${message}: ${why}`),
  )
}
