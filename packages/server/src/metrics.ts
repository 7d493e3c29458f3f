/** What an operator wants to see, for Prometheus. */
import { performance } from "node:perf_hooks";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const THROUGH_ALL = [
  "nodejs_active_handles",
  "nodejs_active_handles_total",
  "nodejs_active_resources",
  "nodejs_active_resources_total",
];

export class Metrics {
  readonly registry = new Registry();
  readonly decisions = new Counter({
    name: "fiefdom_decisions_total",
    help: "Decisions answered, by people, bots and standing orders",
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: "fiefdom_refusals_total",
    help: "Requests refused, by reason",
    labelNames: ["code"] as const,
    registers: [this.registry],
  });
  readonly answerSeconds = new Histogram({
    name: "fiefdom_answer_seconds",
    help: "From an answer's arrival to its acknowledgement",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });
  readonly batch = new Histogram({
    name: "fiefdom_commit_changes",
    help: "Changes stored by one commit",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [this.registry],
  });
  readonly commitSeconds = new Histogram({
    name: "fiefdom_commit_seconds",
    help: "Duration of a commit",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: "fiefdom_sockets",
    help: "Open connections",
    registers: [this.registry],
  });

  readonly slowReaders = new Counter({
    name: "fiefdom_slow_readers_total",
    help: "Connections let go because too much waited for them to be read",
    registers: [this.registry],
  });
  /** How many bytes wait for clients to read them; asked when somebody looks. */
  unread: () => number = () => 0;

  /** `tables` tells how many tables are in memory when somebody looks. */
  constructor(tables: () => number) {
    new Gauge({
      name: "fiefdom_tables",
      help: "Tables in memory",
      registers: [this.registry],
      collect() {
        this.set(tables());
      },
    });
    new Counter({
      name: "fiefdom_busy_seconds_total",
      help: "Seconds in which the server's own thread was at work",
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(performance.eventLoopUtilization().active / 1000);
      },
    });
    const unread = (): number => this.unread();
    new Gauge({
      name: "fiefdom_unread_bytes",
      help: "Sent to clients and not taken by them yet",
      registers: [this.registry],
      collect() {
        this.set(unread());
      },
    });
    // Memory, CPU and the lag of the event loop.
    collectDefaultMetrics({ register: this.registry });
    // But not what goes through all connections, one by one, whenever somebody looks: everybody would wait for that.
    for (const name of THROUGH_ALL) this.registry.removeSingleMetric(name);
  }
}
