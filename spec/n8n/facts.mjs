/**
 * Compares every fact with n8n: `npx tsx spec/n8n/facts.mjs FOLDER`, where n8n's packages are
 * installed in FOLDER. Prints what differs, and fails if anything does.
 */
import { NODES, inputsOf, givesOf, outputsOf, takesOf } from '../../site/workflows/nodes/index.ts'
import { emptyIn, endsOf, filled, isShown, packagesIn, shownOf } from './descriptions.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('say in which folder n8n is installed')
const { credentials, kindOf } = packagesIn(folder)

/** Parts that templates can hand over; n8n has a few more. */
const PARTS = /^ai_(?!reranker)/u

/** Choices that change who signs in or which maker's edition is meant, and not what is asked. */
const ABOUT_ACCOUNTS = new Set(['authentication', 'authType', 'jiraVersion', 'source'])
/** Where one edition offers all that the others do, and more. */
const EDITION = { 'n8n-nodes-base.ghost': { source: 'adminApi' } }
/** Choices that add a form of their own, which templates leave alone. */
const LEFT_ALONE = new Set(['synced', 'downloadAttachments'])

/** Parameters on which the names or number of ends depend, for nodes that have such. */
const SAMPLES = {
  'n8n-nodes-base.switch': [
    { rules: { values: [{ outputKey: 'a' }, {}] } },
    { rules: { values: [{}] }, options: { fallbackOutput: 'extra' } },
    { rules: { values: [] }, options: { fallbackOutput: 'extra', renameFallbackOutput: 'z' } },
    { mode: 'expression' },
    { mode: 'expression', numberOutputs: 3 },
  ],
  'n8n-nodes-base.merge': [{ numberInputs: 4 }],
  'n8n-nodes-base.webhook': [{ httpMethod: ['GET', 'POST'] }],
  'n8n-nodes-base.respondToWebhook': [{ enableResponseOutput: true }],
  '@n8n/n8n-nodes-langchain.textClassifier': [
    { categories: { categories: [{ category: 'a' }, { category: 'b' }] } },
    { categories: { categories: [{ category: 'a' }] }, options: { fallback: 'other' } },
  ],
  '@n8n/n8n-nodes-langchain.sentimentAnalysis': [{ options: { categories: 'a, b' } }],
}

/** Settings that let a part in, and that no single choice of the node brings about. */
const ALSO = {
  '@n8n/n8n-nodes-langchain.chatTrigger': {
    mode: 'hostedChat',
    options: { loadPreviousSession: 'memory' },
  },
  '@n8n/n8n-nodes-langchain.chat': { options: { memoryConnection: true } },
  '@n8n/n8n-nodes-langchain.guardrails': { guardrails: { jailbreak: {} } },
}

const differencesIn = (id, fact) => {
  const kind = kindOf(fact.type)
  if (!kind) return ['n8n has no such node']
  const { description, version, versions, twin } = kind
  const found = []
  const same = (what, ours, theirs) => {
    const [our, their] = [ours, theirs].map((one) => JSON.stringify(one))
    if (our !== their) found.push(`${what} is ${our} here and ${their} in n8n`)
  }
  if (description.hidden) found.push('n8n no longer offers it')
  same('version', fact.version, version)
  same('versions', fact.versions, versions)
  if (twin && !description.usableAsTool) found.push('n8n offers no tool of it')
  const isStart = description.group.includes('trigger')
  if (!twin) same('being a trigger', fact.kind === 'trigger', isStart)
  compareCredentials(fact, description, version, same, found)
  const context = { fact, description, version, twin, same }
  if (fact.operations) {
    compareOperations(context, found)
  } else {
    for (const sample of [{}, ...(SAMPLES[fact.type] ?? [])]) compareEnds(context, sample)
    compareNeeds(context, {}, fact, 'required')
  }
  return found.map((difference) => `${id}: ${difference}`)
}

const compareCredentials = (fact, description, version, same, found) => {
  const parameters = filled(description, {}, version)
  const offered = (description.credentials ?? []).filter(({ displayOptions: rules }) => {
    const only = rules?.show?.['@version']
    return !only || isShown({ show: { '@version': only } }, {}, version)
  })
  const needed = offered
    .filter((one) => one.required && isShown(one.displayOptions, parameters, version))
    .map(({ name }) => name)
  const ours = fact.credentials ?? []
  const anyKind = description.properties.some(({ type }) => type === 'credentialsSelect')
  for (const name of ours) {
    if (!credentials.has(name)) found.push(`n8n has no credentials ${name}`)
    else if (!anyKind && !offered.some((one) => one.name === name))
      found.push(`it does not take credentials ${name}`)
  }
  if (offered.length > 0 && ours.length === 0) found.push('it takes credentials')
  if (needed.length > 0) same('the first credentials', ours[0], needed[0])
  same('open', fact.open ?? false, ours.length > 0 && needed.length === 0)
}

/** Links in and out, and parts, of a node on which only this was set. */
const compareEnds = ({ fact, description, version, twin, same }, chosen) => {
  const what = `with ${JSON.stringify(chosen)}, `
  const parameters = filled(description, chosen, version)
  const outputs = twin ? [{ type: 'ai_tool' }] : endsOf(description, 'outputs', parameters, version)
  const inputs = twin ? [] : endsOf(description, 'inputs', parameters, version)
  const isMain = ({ type }) => type === 'main'
  same(`${what}number of outputs`, outputsOf(fact, chosen).length, outputs.filter(isMain).length)
  same(`${what}number of inputs`, inputsOf(fact, chosen), inputs.filter(isMain).length)
  same(`${what}gives`, givesOf(fact, chosen), outputs.find((end) => !isMain(end))?.type)
  const parts = ordered(Object.entries(takesOf(fact, chosen)))
  const theirs = new Map()
  for (const [at, set] of settingsOf(description, chosen, version, ALSO[fact.type]).entries())
    for (const { type, required } of twin ? [] : endsOf(description, 'inputs', set, version))
      if (PARTS.test(type) && !theirs.has(type))
        theirs.set(type, at === 0 && required ? 'needed' : 'possible')
  same(`${what}takes`, parts, ordered(theirs))
}

const ordered = (values) => [...values].sort((a, b) => String(a).localeCompare(String(b)))

/** These parameters, then each single change of a choice that a person could make, then `also`. */
const settingsOf = (description, chosen, version, also) => {
  const first = filled(description, chosen, version)
  const others = choicesIn(description, chosen, version).flatMap(({ name, values }) =>
    values.map((value) => filled(description, { ...chosen, [name]: value }, version)),
  )
  return [first, ...others, ...(also ? [filled(description, { ...chosen, ...also }, version)] : [])]
}

const choicesIn = (description, chosen, version) =>
  shownOf(description, filled(description, chosen, version), version)
    .filter(({ name }) => !(name in chosen))
    .map((property) => ({ ...property, values: valuesOf(property) }))
    .filter(({ values }) => values.length > 0)

const valuesOf = ({ type, options }) => {
  if (type === 'boolean') return [true, false]
  return type === 'options' ? (options ?? []).map(({ value }) => value) : []
}

const compareOperations = (context, found) => {
  const { fact, description, version, same } = context
  const parameter = fact.operationIn ?? 'operation'
  const parameters = filled(description, {}, version)
  const withResource = Object.keys(fact.operations).some((key) => key.includes('.'))
  const usual = withResource
    ? [parameters.resource, parameters[parameter]]
    : [parameters[parameter]]
  same('usual', fact.usual, usual.join('.'))
  for (const [key, operation] of Object.entries(fact.operations)) {
    const [chosen, resource] = key.split('.').toReversed()
    const choice = { ...EDITION[fact.type], ...(resource && { resource }), [parameter]: chosen }
    const isOffered = (name, value) =>
      shownOf(description, filled(description, choice, version), version).some(
        (property) => property.name === name && valuesOf(property).includes(value),
      )
    if ((resource && !isOffered('resource', resource)) || !isOffered(parameter, chosen)) {
      found.push(`n8n has no operation ${key}`)
      continue
    }
    compareEnds(context, choice)
    const required = [...(fact.required ?? []), ...(operation.required ?? [])]
    compareNeeds(context, choice, { ...operation, required }, `${key}: required`)
  }
}

/** What must be set whatever else is chosen, and what each choice adds. */
const compareNeeds = ({ description, version, same }, chosen, { required, choices }, what) => {
  const kept = choicesIn(description, chosen, version)
    .filter(({ name }) => !ABOUT_ACCOUNTS.has(name) && !LEFT_ALONE.has(name))
    .map(({ name, values, default: usual }) => ({
      name,
      usual,
      empty: values.map((value) => [
        String(value),
        emptyIn(description, { ...chosen, [name]: value }, version),
      ]),
    }))
  const theirs = emptyIn(description, chosen, version)
  const isAlways = (one, choice) => choice.empty.every(([, names]) => names.includes(one))
  const always = theirs.filter((one) =>
    kept.every((choice) => choice.name === one || isAlways(one, choice)),
  )
  same(what, ordered(required ?? []), ordered(always))
  const added = kept.map((choice) => {
    const rows = choice.empty
      .map(([value, names]) => [
        value,
        names.filter((one) => !(theirs.includes(one) && isAlways(one, choice))),
      ])
      .filter(([, names]) => names.length > 0)
    return [choice.name, { usual: String(choice.usual), requires: Object.fromEntries(rows) }]
  })
  const telling = added.filter(([, { requires }]) => Object.keys(requires).length > 0)
  same(`${what} by choice`, choices ?? {}, Object.fromEntries(telling))
}

const differences = Object.entries(NODES).flatMap(([id, fact]) => differencesIn(id, fact))
for (const difference of differences) console.log(difference)
console.log(`${Object.keys(NODES).length} nodes, ${differences.length} differences`)
process.exitCode = differences.length > 0 ? 1 : 0
