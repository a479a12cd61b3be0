import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Metrics, openMetricsType, type Snapshot } from '#server/ports/metrics/metrics.ts'

/** Counts by Prometheus's own library; its registry belongs to this object alone. */
export function openMetrics(): Metrics {
  const registry = new Registry<typeof openMetricsType>()
  registry.setContentType(openMetricsType)
  collectDefaultMetrics({ register: registry as unknown as Registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the request to the end of the response.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const jobs = new Counter({
    name: 'job_attempts_total',
    help: 'Job attempts in this process, by outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobSeconds = new Counter({
    name: 'job_seconds_total',
    help: 'Seconds spent on job attempts in this process.',
    labelNames: ['job'],
    registers,
  })
  const emails = new Counter({
    name: 'emails_total',
    help: 'Emails offered to the mail server, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const show = openSnapshot(registers)
  return {
    request({ method, route, status, seconds }) {
      const known = methods.has(method) ? method : 'other'
      requests.inc({ method: known, route, status: String(status) })
      durations.observe({ method: known, route }, seconds)
    },
    job(job, outcome, seconds) {
      jobs.inc({ job, outcome })
      jobSeconds.inc({ job }, seconds)
    },
    email: (outcome) => emails.inc({ outcome }),
    read(now) {
      show(now)
      return registry.metrics()
    },
  }
}

/** A client may send whatever HTTP knows. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

function openSnapshot(registers: Registry<typeof openMetricsType>[]): (now: Snapshot) => void {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers })
  const kitchenTasks = gauge('kitchen_tasks', 'Kitchen tasks waiting for a thread or running.', 'state')
  const kitchenShed = new Counter({
    name: 'kitchen_shed_total',
    help: 'Tasks turned away because too many were waiting.',
    registers,
  })
  const kitchenOverrun = new Counter({
    name: 'kitchen_overrun_total',
    help: 'Tasks stopped because they took too long or too much memory.',
    registers,
  })
  const pool = gauge('database_connections', 'Connections to the database.', 'state')
  const callers = gauge('database_waiting_callers', 'Callers waiting for a connection to the database.')
  const listening = gauge(
    'database_listening',
    '1 while this process is notified immediately of changes made by other processes.',
  )
  const queue = gauge('jobs', 'Jobs across the whole installation.', 'job', 'state')
  return (now) => {
    kitchenTasks.set({ state: 'waiting' }, now.kitchen.waiting)
    kitchenTasks.set({ state: 'running' }, now.kitchen.running)
    setTo(kitchenShed, now.kitchen.shed)
    setTo(kitchenOverrun, now.kitchen.overrun)
    pool.set({ state: 'idle' }, now.pool.idle)
    pool.set({ state: 'used' }, now.pool.open - now.pool.idle)
    callers.set(now.pool.waiting)
    listening.set(now.isListening ? 1 : 0)
    // an old figure would look like a new one
    queue.reset()
    for (const { name: job, ...states } of now.queue ?? [])
      for (const [state, count] of Object.entries(states)) queue.set({ job, state }, count)
  }
}

/** The count is kept elsewhere, and never goes down. */
function setTo(counter: Counter, count: number): void {
  counter.reset()
  counter.inc(count)
}
