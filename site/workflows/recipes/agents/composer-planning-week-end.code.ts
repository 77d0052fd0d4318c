/** The code that finds what a roster breaks: staffing, absences, rest and hours. */
export const check = (words: {
  readonly people: string
  readonly who: string
  readonly away: string
  readonly rest: string
  readonly hours: string
  readonly colon: string
  readonly between: string
}): string =>
  `const { shifts, rest } = $('settings').first().json;
const staff = $('team').all().map(({ json }) => json);
const roster = $input.first().json.output.roster;
const faults = [];
const at = (shift, time) => {
  const [hours, minutes] = time.split(':').map(Number);
  return shift.day * 24 + hours + minutes / 60;
};
for (const shift of shifts) {
  const people = roster.filter((one) => one.shift === shift.id).map(({ person }) => person);
  if (people.length !== shift.need || new Set(people).size !== people.length)
    faults.push(shift.id + '${words.people}' + people.length + '/' + shift.need);
}
for (const { shift, person } of roster)
  if (!staff.some(({ name }) => name === person) || !shifts.some(({ id }) => id === shift))
    faults.push('${words.who}' + person + ', ' + shift);
for (const { name, hours, away } of staff) {
  const own = shifts
    .filter(({ id }) => roster.some((one) => one.shift === id && one.person === name))
    .map((shift) => ({ ...shift, starts: at(shift, shift.from), ends: at(shift, shift.to) }))
    .toSorted((one, other) => one.starts - other.starts);
  for (const { id } of own)
    if (String(away ?? '').split(/[ ,]+/).includes(id)) faults.push(name + '${words.away}' + id);
  own.slice(1).forEach((next, before) => {
    const gap = next.starts - own[before].ends;
    if (next.day !== own[before].day && gap < rest)
      faults.push(name + '${words.rest}' + gap + ' h < ' + rest + ' h');
  });
  const total = own.reduce((sum, { starts, ends }) => sum + ends - starts, 0);
  if (total > hours) faults.push(name + '${words.hours}' + total + ' h > ' + hours + ' h');
}
const state = faults.length === 0 ? 'good' : $runIndex < 2 ? 'again' : 'stuck';
const shown = shifts.map(({ id }) =>
  id + '${words.colon}' + roster.filter((one) => one.shift === id).map(({ person }) => person).join(', '));
return [{ json: { state, round: $runIndex + 1, faults: faults.join('${words.between}'), roster, shown: shown.join('\\n') } }];`
