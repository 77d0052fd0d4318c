/** Ten of the files that anybody can open, the oldest first, and a question for each. */
export const due = (words: {
  readonly close: string
  readonly keep: string
  readonly since: string
  readonly folder: string
  readonly unread: string
}): string =>
  String.raw`const pages = $('files').all().map(({ json }) => json);
const kept = $input.all().map(({ json }) => json);
const { days, most } = $('settings').first().json;
const today = $now.toISODate();
const safe = new Set(kept.filter(({ file, until }) => file && until >= today).map(({ file }) => file));
const limit = $now.minus({ days });
const open = pages.flatMap(({ files }) => files ?? [])
  .map((file) => ({ id: file.id, name: file.name.slice(0, 80) + (file.mimeType === 'application/vnd.google-apps.folder' ? '${words.folder}' : ''), link: file.webViewLink, changed: String(file.modifiedTime).slice(0, 10), permissions: (file.permissions ?? []).filter(({ type }) => type === 'anyone').map(({ id }) => id) }))
  .filter(({ id, changed, permissions }) => permissions.length > 0 && changed < limit.toISODate() && !safe.has(id))
  .sort((one, other) => (one.changed < other.changed ? -1 : 1));
const files = open.slice(0, most);
const form = files.map(({ name, changed }, at) => ({ fieldLabel: (at + 1) + '. ' + name + '${words.since}' + changed + ')', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: '${words.close}' }, { option: '${words.keep}' }] } }));
const list = files.map(({ name, link }, at) => (at + 1) + '. ' + name + '\n' + link).join('\n');
return [{ json: { count: files.length, left: open.length - files.length, files, list: list + (kept.some(({ error }) => error !== undefined) ? '\n\n${words.unread}' : ''), form: JSON.stringify(form) } }];`

/** The answer of each file, by the number before its name. */
export const decide = (words: {
  readonly close: string
}): string => String.raw`const { files } = $('due').first().json;
const answers = new Map(Object.entries($input.first().json.data ?? {}).map(([label, answer]) => [Number(/^\d+/.exec(label)?.[0]), answer]));
if (answers.size === 0) return [{ json: { what: 'silent', names: files.map(({ name }) => name) } }];
return files.flatMap((file, at) => {
  const answer = answers.get(at + 1);
  if (answer === undefined) return [];
  return answer === '${words.close}'
    ? file.permissions.map((permission) => ({ json: { what: 'close', file: file.id, name: file.name, permission } }))
    : [{ json: { what: 'keep', file: file.id, name: file.name, until: $now.plus({ months: 6 }).toISODate() } }];
});`

/** 204 is closed, 404 was closed already; anything else is still open. By file, as two may share a name. */
export const report = (words: {
  readonly closed: string
  readonly open: string
  readonly left: string
}): string =>
  String.raw`const asked = $('which').all(0).map(({ json }) => json);
const answers = $input.all().map(({ json }) => json);
const still = new Set(asked.filter((_, at) => ![204, 200, 404].includes(answers[at]?.statusCode)).map(({ file }) => file));
const files = [...new Map(asked.map((one) => [one.file, one])).values()];
const open = files.filter(({ file }) => still.has(file)).map(({ name }) => name);
const closed = files.filter(({ file }) => !still.has(file)).map(({ name }) => name);
const { left } = $('due').first().json;
const part = (title, names) => names.length > 0 ? [title + '\n' + names.map((name) => '- ' + name).join('\n')] : [];
return [{ json: { closed: closed.length, open: open.length, text: [...part('${words.open}', open), ...part('${words.closed}', closed), ...(left > 0 ? ['${words.left}' + left] : [])].join('\n\n') } }];`
