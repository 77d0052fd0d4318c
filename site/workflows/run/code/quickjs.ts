import type { QuickJSContext, QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { CodeAnswer, CodeOutcome, CodeRunner, CodeTask } from './code-runner.ts'
import { answer } from './host.ts'
import { PRELUDE } from './prelude.ts'
import { said } from './thrown.ts'

/** How much code may do before it is stopped, whatever the machine's speed. */
export const CODE_LIMITS = { memory: 64 * 2 ** 20, stack: 512 * 2 ** 10, interrupts: 2_000 }

/** Runs code in QuickJS, a JavaScript engine of its own: a fresh one for each task. */
export function quickJsRunner(load: () => Promise<QuickJSWASMModule>): CodeRunner {
  return {
    run: async (task) => {
      const engine = await load()
      const runtime = engine.newRuntime({
        memoryLimitBytes: CODE_LIMITS.memory,
        maxStackSizeBytes: CODE_LIMITS.stack,
      })
      let left = CODE_LIMITS.interrupts
      runtime.setInterruptHandler(() => {
        left -= 1
        return left < 0
      })
      const vm = runtime.newContext()
      try {
        return runIn(vm, task, () => left < 0)
      } finally {
        vm.dispose()
        runtime.dispose()
      }
    },
  }
}

function runIn(vm: QuickJSContext, task: CodeTask, isSpent: () => boolean): CodeAnswer {
  let refused: string | undefined
  const host = vm.newFunction('host', (what, given) => {
    const name = vm.getString(what)
    const values = JSON.parse(vm.getString(given)) as readonly unknown[]
    if (name === 'refuse') {
      refused ??= String(values[0])
      return vm.undefined
    }
    return vm.newString(JSON.stringify(answer(name, values, task)) ?? 'null')
  })
  host.consume((handle) => vm.setProp(vm.global, '__host', handle))
  vm.newString(JSON.stringify(task)).consume((handle) => vm.setProp(vm.global, '__task', handle))
  vm.unwrapResult(vm.evalCode(PRELUDE, 'prelude.js')).dispose()
  const once = () => runOnce(vm, task.code)
  const outcomes: CodeOutcome[] = []
  const places = task.mode === 'all' ? [0] : task.items.keys()
  for (const place of places) {
    vm.unwrapResult(vm.evalCode(task.mode === 'all' ? '' : `__at(${place})`)).dispose()
    outcomes.push(once())
    if (refused !== undefined) return { kind: 'refused', what: refused }
    if (isSpent()) return { kind: 'refused', what: 'time' }
    const [last] = outcomes.slice(-1)
    if (last !== undefined && 'failed' in last && last.failed.startsWith('out of memory'))
      return { kind: 'refused', what: 'memory' }
  }
  if (task.mode === 'each') return { kind: 'each', values: outcomes }
  const [outcome] = outcomes
  return outcome !== undefined && 'failed' in outcome
    ? { kind: 'failed', message: outcome.failed }
    : { kind: 'value', value: outcome?.value }
}

/** The code as the body of a function that may wait, whose first line is the code's own. */
function runOnce(vm: QuickJSContext, code: string): CodeOutcome {
  const result = vm.evalCode(`__settle((async function VmCodeWrapper() {${code}\n})())`, 'code.js')
  if (result.error)
    return { failed: said(result.error.consume((error) => vm.dump(error) as unknown)) }
  return result.value.consume((promise) => {
    const jobs = vm.runtime.executePendingJobs()
    if (jobs.error)
      return { failed: said(jobs.error.consume((error) => vm.dump(error) as unknown)) }
    const state = vm.getPromiseState(promise)
    if (state.type === 'pending') return { failed: 'Unknown error' }
    if (state.type === 'rejected')
      return { failed: said(JSON.parse(state.error.consume((error) => vm.getString(error)))) }
    const text = state.value.consume((value) => vm.getString(value))
    return { value: (JSON.parse(text) as { readonly value?: unknown }).value }
  })
}
