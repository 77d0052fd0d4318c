import { inBoth } from '../../fragments/code.ts'

/** A signal is written down; the clock looks for those that did not come by their hour. */
export const COMPARE = inBoth(
  (
    words,
  ) => String.raw`const { tasks, came, task, state, detail, zone } = $('settings').first().json;
const rows = new Map($input.all().filter(({ json }) => json.name).map(({ json }) => [json.name, json]));
const now = $now.setZone(zone);
const line = (name, text, change) => ({ json: { what: text ? 'tell' : 'keep', name, text, last: '', state: '', told: '', ...rows.get(name), ...change } });
const dueOf = ({ by, days }) => {
  const [hour, minute] = by.split(':').map(Number);
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((back) => now.startOf('day').minus({ days: back }).set({ hour, minute }))
    .find((moment) => days.includes(moment.weekday) && moment <= now);
};
if (came) {
  const row = rows.get(task);
  const mine = tasks.find(({ name }) => name === task);
  if (!mine) return [{ json: { what: 'unknown', name: task } }];
  if (state === 'ok') {
    const back = row?.state === 'failed' || row?.state === 'late';
    return [line(task, back ? ':large_green_circle: ' + task + '${words.ran}' : '', { last: now.toISO(), state: 'ok' })];
  }
  const known = row?.state === 'failed';
  // Told now, it is not told again ten minutes later for a deadline that has passed.
  return [line(task, known ? '' : ':red_circle: ' + task + '${words.failed}' + (detail || '${words.nothing}') + ' (' + mine.owner + ')', { state: 'failed', ...(known ? {} : { told: dueOf(mine)?.toISODate() ?? '' }) })];
}
return tasks.flatMap((one) => {
  const { name, by, window, owner } = one;
  const due = dueOf(one);
  if (!due) return [];
  const row = rows.get(name);
  const told = due.toISODate();
  if (!row) return [line(name, '', { state: 'new', told })];
  if (row.told === told) return [];
  if (row.last && DateTime.fromISO(row.last) >= due.minus({ hours: window })) return [];
  const last = row.last ? DateTime.fromISO(row.last).setZone(zone).toFormat('dd/MM HH:mm') : '${words.never}';
  return [line(name, ':red_circle: ' + name + '${words.due}' + by + (row.state === 'failed' ? '${words.still}' : '${words.silent}') + last + ' (' + owner + ')', { state: row.state === 'failed' ? 'failed' : 'late', told })];
});`,
  {
    fr: {
      ran: ' : de nouveau terminée',
      failed: ' : échec signalé. ',
      nothing: 'Sans détail',
      due: ', attendue pour ',
      still: ' : toujours en échec. Dernière réussite : ',
      silent: ' : aucun signal. Dernière réussite : ',
      never: 'aucune',
    },
    en: {
      ran: ': completed again',
      failed: ': failure reported. ',
      nothing: 'No detail',
      due: ', due by ',
      still: ': still failing. Last success: ',
      silent: ': no signal. Last success: ',
      never: 'none',
    },
  },
)
