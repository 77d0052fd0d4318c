/** A query that a model wrote runs only if it reads, and reads nothing but the views one allows. */
import { inBoth } from '../../fragments/code.ts'

export const COUNT = `const { limit } = $('settings').first().json
const spent = $input.all().filter(({ json }) => json.month).length
return [{ json: { spent, state: spent < limit ? 'within' : 'over' } }]`

export const CHECK = inBoth(
  (words) => `const { views, rows } = $('settings').first().json
const { kind, sql, says } = $input.first().json.output
const bare = sql.trim().replace(/;\\s*$/, '')
// ${words.texts}
const code = bare.replace(/'[^']*'/g, "''").replace(/[^\\x00-\\x7f]/g, '_').toLowerCase().replace(/\\s*\\.\\s*/g, '.')
// ${words.inner}
const listed = (text) => /\\bfrom\\b(?:(?!(?<!\\.)\\b(?:where|group|order|having|limit|offset|fetch|union|intersect|except)\\b)[^])*,/.test(text)
let rest = code, commas = false
for (let inner; (inner = rest.match(/\\(([^()]*)\\)/)); rest = rest.replace(inner[0], ' x ')) commas ||= listed(inner[1])
commas ||= listed(rest)
const read = [...code.replace(/\\bextract\\s*\\(\\s*(?:year|quarter|month|week|day|dow|isodow|hour)\\s+from\\b/g, 'extract (')
  .matchAll(/\\b(?:from|join)\\b\\s*(\\(\\s*select\\b|[\\w.]*)/g)].map((one) => one[1]).filter((name) => !name.startsWith('('))
const strange = read.filter((name) => !views.includes(name))
// ${words.names}
const known = ('select from join where on and or not in exists any all some union intersect except having by when then else case between like ilike limit offset over filter group using distinct numeric decimal varchar ' +
  'sum avg count min max round floor ceil abs coalesce nullif greatest least cast extract date_part date_trunc date age now to_char to_date make_date lower upper trim length concat left right replace split_part string_agg ' +
  'row_number rank dense_rank ntile lag lead first_value last_value percentile_cont').split(' ')
const called = [...code.matchAll(/([\\w.]+)\\s*\\(/g)].map((one) => one[1]).find((name) => /[a-z_]/.test(name) && !known.includes(name))
const fault =
  !/^select\\b/.test(code) ? '${words.reads}'
  : /[\\\\$\\x7b\\x7d]/.test(bare) || /[;"]|--|\\/\\*|(?<![\\w.])\\d[\\d.]*[a-z_]/.test(code) || /[()]/.test(rest) ? '${words.signs}'
  : /\\b(with|insert|update|delete|merge|table|into|share|values|window)\\b/.test(code) ? '${words.verbs}'
  : commas ? '${words.commas}'
  : read.length === 0 || strange.length > 0 ? '${words.views}' + (strange.join(', ') || '–')
  : called ? '${words.calls}' + called
  : ''
return [{ json: {
  state: kind === 'unclear' ? 'unclear' : fault ? 'unsafe' : 'run',
  says, fault, sql: bare,
  limited: 'SELECT * FROM (\\n' + bare + '\\n) AS answer LIMIT ' + (rows + 1),
} }]`,
  {
    fr: {
      texts: 'Ce qui est entre apostrophes est une valeur, non une instruction.',
      names: 'Devant une parenthèse, ces mots et aucun autre.',
      inner: 'De la parenthèse la plus profonde vers l’extérieur : aucune liste de tables.',
      reads: 'elle ne commence pas par SELECT',
      signs: 'elle contient un signe interdit',
      verbs: 'elle emploie un mot interdit',
      commas: 'elle énumère des tables au lieu de les joindre',
      calls: 'elle appelle une fonction non prévue : ',
      views: 'elle lit hors des vues permises : ',
    },
    en: {
      texts: 'What stands in quotes is a value, not an instruction.',
      names: 'Before a bracket these words and no others.',
      inner: 'From the deepest bracket outwards: no list of tables.',
      reads: 'it does not begin with SELECT',
      signs: 'it holds a forbidden sign',
      verbs: 'it uses a forbidden word',
      commas: 'it lists tables instead of joining them',
      calls: 'it calls a function that is not foreseen: ',
      views: 'it reads beyond the allowed views: ',
    },
  },
)

export const ANSWER = inBoth(
  (words) => `const { rows } = $('settings').first().json
const { sql, says } = $('check').first().json
const found = $input.all().map(({ json }) => json).filter((one) => Object.keys(one).length > 0)
const error = found[0]?.error
const cell = (value) =>
  value === null ? '–' : /^\\d{4}-\\d\\d-\\d\\dT/.test(value) ? DateTime.fromISO(value).toFormat('yyyy-MM-dd') : String(value)
const shown = error ? [] : found.slice(0, rows)
const table = shown.length === 0 ? [] : [Object.keys(shown[0]).join(' | '), ...shown.map((one) => Object.values(one).map(cell).join(' | '))]
return [{ json: {
  state: error ? 'failed' : 'answered',
  rows: shown.length, sql,
  title: error ? '${words.failed}' : found.length > rows ? '${words.more}' + rows : shown.length === 0 ? '${words.none}' : '${words.rows}' + shown.length,
  message: '${words.read}' + says + '\\n\\n' + (error ? (error.message ?? error) : table.join('\\n')) + '\\n\\n${words.query}' + sql,
} }]`,
  {
    fr: {
      failed: 'La base n’a pas répondu',
      more: 'Il y a plus de lignes. Les premières : ',
      none: 'Aucune ligne',
      rows: 'Lignes trouvées : ',
      read: 'Question comprise ainsi : ',
      query: 'Requête exécutée : ',
    },
    en: {
      failed: 'The database did not answer',
      more: 'There are more rows. The first of them: ',
      none: 'No rows',
      rows: 'Rows found: ',
      read: 'Question understood as: ',
      query: 'Query that ran: ',
    },
  },
)

export const EXPLAIN = inBoth(
  (words) => `const one = $input.first().json
const { limit } = $('settings').first().json
// ${words.kept}
const state = one.error ? 'down' : one.state
const told = {
  over: ['${words.over}', '${words.wait}' + limit + '.'],
  unclear: ['${words.unclear}', one.says],
  unsafe: ['${words.unsafe}', '${words.because}' + one.fault + '.\\n\\n' + one.sql],
}[state] ?? ['${words.down}', '${words.later}' + (one.error?.message ?? one.message ?? one.error)]
return [{ json: { state, rows: 0, sql: one.sql ?? '', title: told[0], message: told[1] } }]`,
  {
    fr: {
      kept: 'En cas d’erreur, n8n ajoute la cause à l’élément et garde le reste.',
      over: 'Le budget du mois est atteint',
      wait: 'Questions comprises dans le mois : ',
      unclear: 'Il manque une précision',
      unsafe: 'Requête écartée, rien n’a été lu',
      because: 'La requête proposée est refusée : ',
      down: 'Aucune requête n’a pu être écrite',
      later: 'Reposez la question plus tard, ou plus simplement. Cause : ',
    },
    en: {
      kept: 'On an error n8n adds the cause to the item and keeps the rest.',
      over: 'This month’s budget is used up',
      wait: 'Questions included in a month: ',
      unclear: 'One thing is missing',
      unsafe: 'Query turned down, nothing was read',
      because: 'The query proposed was turned down: ',
      down: 'No query could be written',
      later: 'Ask again later, or more simply. Cause: ',
    },
  },
)
