/**
 * What code finds around it, itself written in plain JavaScript because it runs inside the engine:
 * the items, nodes that ran before, dates that stand still in UTC, and languages by way of the host.
 */
export const PRELUDE = String.raw`'use strict';
(() => {
  const host = globalThis.__host, stringify = JSON.stringify, parse = JSON.parse
  delete globalThis.__host
  const ask = (what, ...given) => parse(host(what, stringify(given)) ?? 'null')
  const refuse = (what) => { ask('refuse', what); throw new Error(what) }
  const task = parse(globalThis.__task)
  delete globalThis.__task
  const { items, nodes, values } = task
  let index = 0
  const files = (item) => Object.fromEntries(Object.entries(item?.binary ?? {}).map(
    ([name, { data, ...file }]) => [name, file]))
  const node = (name) => Object.hasOwn(nodes, name)
    ? nodes[name] : (() => { throw new Error("Referenced node doesn't exist") })()
  const pieces = (name, output, run) => {
    const { runs, output: usual } = node(name)
    if (runs.length === 0) throw new Error("Node '" + name + "' hasn't been executed")
    const at = runs.at(run ?? -1)
    if (at === undefined) throw new Error('Run ' + run + ' of node "' + name + '" not found')
    const found = at[output ?? usual]
    if (found === undefined)
      throw new Error('Node "' + name + '" has no branch with index ' + output + '.')
    return found
  }
  const match = (name, at) => {
    const found = node(name).matching[at]
    if (found === undefined) throw new Error('Can’t get data for expression')
    if ('fails' in found) throw new Error(found.fails)
    return found.item
  }
  const back = (name) => ({
    get isExecuted() { return node(name).runs.length > 0 },
    get item() { return match(name, index) },
    itemMatching: (at) => match(name, at),
    pairedItem: (at) => match(name, at ?? index),
    first: (output, run) => pieces(name, output, run)[0],
    last: (output, run) => pieces(name, output, run).at(-1),
    all: (output, run) => pieces(name, output, run),
    get params() { return node(name).parameters },
    get context() { return refuse('context') },
  })
  const give = (name, get) =>
    Object.defineProperty(globalThis, name, { get, configurable: true, enumerable: false })
  Object.assign(globalThis, values)
  globalThis.$ = (name) => { node(name); return back(name) }
  globalThis.$input = {
    get item() { return items[index] },
    first: () => items[0],
    last: () => items.at(-1),
    all: () => items,
    get params() { return refuse('$input.params') },
    get context() { return refuse('$input.context') },
  }
  globalThis.$items = (name, output, run) => name === undefined ? items : pieces(name, output ?? 0, run)
  globalThis.$node = new Proxy({}, { get: (_, name) => typeof name === 'string' && {
    get json() { return pieces(name)[index]?.json },
    get binary() { return files(pieces(name)[index]) },
    get parameter() { return node(name).parameters },
    get runIndex() { return node(name).runs.length - 1 },
  } })
  give('$json', () => items[index]?.json)
  give('$binary', () => files(items[index]))
  give('$itemIndex', () => index)
  give('$position', () => index)
  for (const name of ['$getWorkflowStaticData', '$jmespath', '$jmesPath', '$evaluateExpression', '$fromAI', 'require', 'setTimeout', 'setInterval', 'setImmediate', 'fetch', 'WebAssembly'])
    globalThis[name] = () => refuse(name)
  for (const name of ['Buffer', 'helpers', 'FormData', 'crypto']) give(name, () => refuse(name))
  Math.random = () => refuse('Math.random')
  globalThis.console = new Proxy({}, { get: () => () => undefined })
  globalThis.btoa = (text) => ask('btoa', String(text))
  globalThis.atob = (text) => ask('atob', String(text))

  const Real = Date, now = task.now
  const zoned = /(?:Z|[+-]\d\d:?\d\d|GMT|UTC)\s*$/i
  const toParse = (text) =>
    /^\d{4}(?:-\d\d){0,2}$/.test(text) || zoned.test(text) ? text
      : /^\d{4}-\d\d-\d\d[T ]/.test(text) ? text.replace(' ', 'T') + 'Z' : text + ' UTC'
  const millisOf = (given) => {
    if (given.length === 0) return now
    if (given.length > 1) return Real.UTC(...given)
    const [value] = given
    if (value instanceof Real) return value.getTime()
    return typeof value === 'string' ? Real.parse(toParse(value)) : new Real(value).getTime()
  }
  class FixedDate extends Real {
    constructor(...given) { super(millisOf(given)) }
    static now() { return now }
    static parse(text) { return Real.parse(toParse(String(text))) }
    getTimezoneOffset() { return 0 }
    toString() {
      if (Number.isNaN(this.getTime())) return 'Invalid Date'
      return this.toDateString() + ' ' + this.toTimeString()
    }
    toDateString() {
      const [day, date, month, year] = this.toUTCString().replace(',', '').split(' ')
      return [day, month, date, year].join(' ')
    }
    toTimeString() {
      return this.toISOString().slice(11, 19) + ' GMT+0000 (Coordinated Universal Time)'
    }
    [Symbol.toPrimitive](hint) { return hint === 'number' ? this.getTime() : this.toString() }
  }
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'])
    for (const way of ['get', 'set'])
      if (Real.prototype[way + 'UTC' + part])
        FixedDate.prototype[way + part] = Real.prototype[way + 'UTC' + part]
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    FixedDate.prototype[name] = function (language, options) {
      return ask(name, this.getTime(), language ?? null, options ?? null)
    }
  globalThis.Date = FixedDate
  Number.prototype.toLocaleString = function (language, options) {
    return ask('number', Number(this), language ?? null, options ?? null)
  }
  String.prototype.localeCompare = function (other, language, options) {
    return ask('compare', String(this), String(other), language ?? null, options ?? null)
  }
  const format = (kind) => class {
    constructor(language, options) { this.given = [language ?? null, options ?? null] }
    format(value) { return ask(kind, Number(value ?? now), ...this.given) }
    formatToParts() { return refuse('formatToParts') }
  }
  globalThis.Intl = {
    NumberFormat: format('number'),
    DateTimeFormat: format('dateFormat'),
    Collator: class {
      constructor(language, options) { this.given = [language ?? null, options ?? null] }
      get compare() { return (one, other) => ask('compare', one, other, ...this.given) }
    },
  }

  const wrap = (state) => new Proxy({}, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive)
        return (hint) => hint === 'string' ? call(state, 'toString', []) : state.millis
      if (typeof name !== 'string' || name === 'then') return undefined
      if (name === 'isLuxonDateTime') return state.kind === 'dateTime'
      if (name === '__state') return state
      const found = ask('luxon', state, name)
      return found.isMethod ? (...given) => call(state, name, given) : open(found)
    },
  })
  const open = (found) => found.kind === 'value' ? found.value : wrap(found)
  const state = (value) => value?.__state ?? (value instanceof Real ? { kind: 'date', millis: value.getTime() } : value)
  const call = (self, name, given) => open(ask('luxon', self, name, given.map(state)))
  const luxon = (kind) => new Proxy(function () {}, {
    get: (_, name) => typeof name === 'string'
      ? (...given) => call({ kind }, name, given) : undefined,
  })
  globalThis.DateTime = luxon('DateTime')
  globalThis.Duration = luxon('Duration')
  globalThis.Interval = luxon('Interval')
  give('$now', () => call({ kind: 'DateTime' }, 'now', []))
  give('$today', () => call(call({ kind: 'DateTime' }, 'now', []).__state, 'startOf', ['day']))

  const shown = (value) => value === undefined ? '{}' : stringify({ value })
  const words = (error) => {
    const one = error instanceof Error
    return stringify({
      name: one ? error.name : '',
      message: one || error?.message !== undefined ? String(error.message) : stringify(error),
      stack: one ? String(error.stack) : '',
    })
  }
  if (task.mode === 'all') globalThis.items = items
  globalThis.__at = (place) => { index = place; globalThis.item = items[place] }
  globalThis.__settle = (promise) => promise.then(shown, (error) => { throw words(error) })
})()`
