type Panel = { title: string; unit: string; queries: readonly string[] }

const ROUTES = 'route!~"/api/contact|/api/desk/events"'

/** The panels for operators, in the order of the server's table of alarms. */
const PANELS: readonly Panel[] = [
  { title: 'Parts that work', unit: 'short', queries: ['site_probe_up'] },
  { title: 'Free bytes of DATA_DIR', unit: 'bytes', queries: ['site_storage_free_bytes'] },
  { title: 'Requests', unit: 'reqps', queries: ['sum by (route) (rate(site_http_requests_total[5m]))'] },
  {
    title: 'Failed requests',
    unit: 'reqps',
    queries: ['sum by (route, status) (rate(site_http_requests_total{status=~"5.."}[5m]))'],
  },
  {
    title: 'Time of an answer, without forms',
    unit: 's',
    queries: [0.5, 0.95, 0.99].map(
      (share) =>
        `histogram_quantile(${share}, sum by (le) (rate(site_http_request_duration_seconds_bucket{${ROUTES}}[5m])))`,
    ),
  },
  {
    title: 'Contact requests an hour',
    unit: 'short',
    queries: ['sum(increase(site_contact_requests_stored_total[1h]))'],
  },
  { title: 'Mails', unit: 'short', queries: ['site_outbox_waiting', 'site_outbox_failed'] },
  { title: 'Oldest mail', unit: 's', queries: ['site_outbox_oldest_seconds'] },
  {
    title: 'Uploads',
    unit: 'short',
    queries: [
      'sum(site_uploads_running)',
      'sum(site_uploads_waiting)',
      'sum(increase(site_uploads_refused_total[10m]))',
    ],
  },
  { title: 'Bytes uploaded', unit: 'Bps', queries: ['sum(rate(site_uploaded_bytes_total[5m]))'] },
  { title: 'Files uploaded an hour', unit: 'short', queries: ['sum(increase(site_uploaded_files_total[1h]))'] },
  { title: 'Limits', unit: 'short', queries: ['sum by (limit, outcome) (increase(site_rate_limit_total[1h]))'] },
  { title: 'Logins', unit: 'short', queries: ['sum by (outcome) (increase(site_sign_ins_total[15m]))'] },
  { title: 'Memory', unit: 'bytes', queries: ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'] },
  { title: 'Lag of the event loop, 99th percentile', unit: 's', queries: ['nodejs_eventloop_lag_p99_seconds'] },
  { title: 'Processor', unit: 'percentunit', queries: ['rate(process_cpu_seconds_total[5m])'] },
]
const [COLUMNS, WIDTH, HEIGHT] = [2, 12, 8] as const

/** Returns a dashboard for Grafana, which asks for its Prometheus when it is imported. */
export function grafanaDashboard(): string {
  const datasource = { type: 'prometheus', uid: '${DS_PROMETHEUS}' }
  const dashboard = {
    __inputs: [{ name: 'DS_PROMETHEUS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus' }],
    uid: 'site-api',
    title: 'Site and API',
    schemaVersion: 39,
    timezone: 'browser',
    time: { from: 'now-6h', to: 'now' },
    refresh: '1m',
    panels: PANELS.map(({ title, unit, queries }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource,
      gridPos: { x: (index % COLUMNS) * WIDTH, y: Math.floor(index / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: queries.map((expr, query) => ({ refId: String.fromCodePoint(65 + query), expr, datasource })),
    })),
  }
  return `${JSON.stringify(dashboard, undefined, 2)}\n`
}
