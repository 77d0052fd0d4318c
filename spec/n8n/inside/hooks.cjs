/** n8n calls it after each run, failed ones too: what ran is written down for the judge. */
const { writeFileSync } = require('node:fs')
const path = require('node:path')

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
