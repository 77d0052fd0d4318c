/** What is missing is asked for; what the model says of jobs has to be one of today's. */
export const check = (words: {
  readonly job: string
  readonly hours: string
  readonly done: string
  readonly missing: string
}): string =>
  `const { technician } = $('words').first().json;
const { job, hours, done, parts } = $input.first().json.output;
const listed = $('open').first().json.jobs;
const jobs = typeof listed === 'string' ? JSON.parse(listed) : listed;
const one = jobs.find(({ ref }) => ref === job);
const named = ({ ref, client }) => ref + ' ' + client;
const lacks = [
  ...(one ? [] : ['${words.job} (' + jobs.map(named).join(', ') + ')']),
  ...(hours >= 0.25 && hours <= 12 ? [] : ['${words.hours}']),
  ...(done.trim() ? [] : ['${words.done}']),
];
return [{ json: {
  complete: lacks.length === 0,
  question: lacks.length > 0 ? '${words.missing}' + lacks.join(', ') + '.' : '',
  job: one?.ref ?? '', client: one?.client ?? '', technician, hours, done,
  parts: parts.map(({ sku, qty }) => qty + ' × ' + sku).join(', '),
  left: jobs.filter(({ ref }) => ref !== job).map(named).join(', '),
} }];`
