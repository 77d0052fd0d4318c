/**
 * What n8n loads as its hooks. After each run, failed ones too, what ran is written down for the
 * judge; and a flow that goes round in a circle is stopped, as n8n stops one that takes too long:
 * where no node waits for anything, n8n's own clock never gets its turn.
 */
const { writeFileSync } = require('node:fs')
const path = require('node:path')

const { WorkflowExecute } = require.main.require('n8n-core')

/** Nodes in one run: going round in a circle, a flow has passed them within seconds. */
const MOST = 10_000
const begun = new WeakMap()
const { shouldStopExecuting } = WorkflowExecute.prototype
WorkflowExecute.prototype.shouldStopExecuting = function () {
  const nodes = (begun.get(this) ?? 0) + 1
  begun.set(this, nodes)
  if (nodes > MOST) Object.assign(this, { status: 'canceled', timedOut: true })
  return shouldStopExecuting.call(this)
}

module.exports = {
  workflow: {
    postExecute: [
      async function (run, flow, execution) {
        const { runData, error } = run?.data?.resultData ?? {}
        const asked = globalThis.judgeAsked?.get(execution) ?? []
        globalThis.judgeAsked?.delete(execution)
        writeFileSync(
          path.join(process.env.JUDGE_RUNS, `${flow.id}.json`),
          JSON.stringify({ runData, asked, error: error && plain(error) }),
        )
      },
    ],
  },
}

const plain = ({ message, description, node }) => ({ message, description, node: node?.name })
