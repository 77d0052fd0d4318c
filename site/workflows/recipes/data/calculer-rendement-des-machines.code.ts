/** A shift as it was typed, held against the machine's own rhythm. */
export const check = (words: {
  readonly unread: string
  readonly machine: string
  readonly planned: string
  readonly stopped: string
  readonly good: string
  readonly fast: string
  readonly day: string
}): string => String.raw`const typed = $('shift').first().json;
const rows = $input.all().map(({ json }) => json);
const same = (text) => String(text ?? '').trim().toLowerCase();
const machine = rows.find(({ name }) => name && same(name) === same(typed.machine));
const [planned, stopped, pieces, good] = ['planned', 'stopped', 'pieces', 'good'].map((name) => Number(typed[name]));
const ideal = Number(machine?.seconds);
const running = planned - stopped;
// A little faster than the rhythm happens; half as fast again is a slip of the pen.
const fastest = running * 60 * 115 / ideal / 100;
const problem = rows.some(({ error }) => error !== undefined) ? '${words.unread}'
  : !machine || !(ideal > 0) ? '${words.machine}' + rows.map(({ name }) => name).filter(Boolean).join(', ')
  : !(typed.day <= $now.toISODate()) ? '${words.day}'
  : !(planned > 0 && planned <= 720) ? '${words.planned}'
  : !(stopped >= 0 && stopped <= planned) ? '${words.stopped}'
  : !(pieces >= 0 && good >= 0 && good <= pieces) ? '${words.good}'
  : pieces > fastest ? '${words.fast}' + Math.floor(fastest)
  : '';
if (problem) return [{ json: { problem } }];
const key = [typed.day, machine.name, typed.team].join(' | ');
return [{ json: { problem: '', key, day: typed.day, machine: machine.name, team: typed.team, planned, stopped, cause: String(typed.cause ?? '').trim().toLowerCase().slice(0, 60) || '-', pieces, good } }];`

/** Availability, pace, quality and their product, machine by machine. */
export const rates = (words: {
  readonly unread: string
  readonly none: string
  readonly rate: string
  readonly availability: string
  readonly pace: string
  readonly quality: string
  readonly month: string
  readonly stops: string
  readonly minutes: string
  readonly missing: string
}): string => String.raw`const machines = $('machines').all().map(({ json }) => json).filter(({ name }) => name);
const shifts = $input.all().map(({ json }) => json);
if ([...$('machines').all().map(({ json }) => json), ...shifts].some(({ error }) => error !== undefined)) return [{ json: { read: false, text: '${words.unread}' } }];
// On Mondays, Friday and the weekend are looked at together.
const until = $now.minus({ days: 1 }).toISODate();
const from = $now.minus({ days: $now.weekday === 1 ? 3 : 1 }).toISODate();
const monthAgo = $now.minus({ days: 28 }).toISODate();
const of = (name, first) => shifts.filter((one) => one.machine === name && one.day >= first && one.day <= until);
const sum = (rows, value) => rows.reduce((all, row) => all + Number(value(row) ?? 0), 0);
const measure = (rows, seconds) => {
  const planned = sum(rows, (row) => row.planned);
  const running = planned - sum(rows, (row) => row.stopped);
  const pieces = sum(rows, (row) => row.pieces);
  const good = sum(rows, (row) => row.good);
  if (planned === 0) return undefined;
  return { availability: running / planned, pace: running > 0 ? pieces * seconds / 60 / running : undefined, quality: pieces > 0 ? good / pieces : undefined, rate: good * seconds / 60 / planned };
};
const percent = (value) => value === undefined ? '-' : Math.round(value * 100) + '\u00A0%';
const results = machines.map(({ name, seconds }) => ({ name, last: measure(of(name, from), Number(seconds)), month: measure(of(name, monthAgo), Number(seconds)) }));
const known = results.filter(({ last }) => last).sort((one, other) => one.last.rate - other.last.rate);
const missing = results.filter(({ last }) => !last).map(({ name }) => name);
const causes = new Map();
for (const { cause, stopped } of shifts.filter(({ day }) => day >= from && day <= until)) causes.set(cause, (causes.get(cause) ?? 0) + Number(stopped));
const stops = [...causes].filter(([, minutes]) => minutes > 0).sort((one, other) => other[1] - one[1]).slice(0, 3).map(([cause, minutes]) => cause + ' ' + minutes + '${words.minutes}');
const lines = known.map(({ name, last, month }) => name + '${words.rate}' + percent(last.rate) + '${words.availability}' + percent(last.availability) + '${words.pace}' + percent(last.pace) + '${words.quality}' + percent(last.quality) + '${words.month}' + percent(month.rate));
const text = [
  ...(lines.length > 0 ? lines : ['${words.none}']),
  ...(stops.length > 0 ? ['', '${words.stops}' + stops.join(', ')] : []),
  ...(lines.length > 0 && missing.length > 0 ? ['', '${words.missing}' + missing.join(', ')] : []),
].join('\n');
return [{ json: { read: true, from, until, text } }];`
