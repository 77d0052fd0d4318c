/** Licences that somebody holds without using them, one item each, and what the month would cost less. */
export const judge = (words: {
  readonly disabled: string
  readonly never: string
  readonly since: string
  readonly unread: string
  readonly noPrice: string
}): string => String.raw`const { prices, days } = $('settings').first().json;
const skus = new Map($('skus').all().flatMap(({ json }) => json.value ?? []).map((sku) => [sku.skuId, sku]));
const known = $input.all().map(({ json }) => json);
const told = new Map(known.filter(({ key }) => key).map(({ key, told_on }) => [key, told_on]));
const limit = $now.minus({ days }).toISODate();
const again = $now.minus({ days: 90 }).toISODate();
const day = (time) => String(time ?? '').slice(0, 10);
// Licences without a price of yours are free ones, or new: they are named, not counted.
const paid = (sku) => Number(prices[sku?.skuPartNumber]) > 0;
const held = $('users').all().flatMap(({ json }) => json.value ?? []).flatMap((user) => {
  const { lastSuccessfulSignInDateTime, lastSignInDateTime, lastNonInteractiveSignInDateTime } = user.signInActivity ?? {};
  const last = [lastSuccessfulSignInDateTime, lastSignInDateTime, lastNonInteractiveSignInDateTime].map(day).sort().at(-1);
  const idle = last ? last < limit : day(user.createdDateTime) < limit;
  if (user.accountEnabled && !idle) return [];
  const why = !user.accountEnabled ? '${words.disabled}' : last ? '${words.since}' + last : '${words.never}';
  return (user.assignedLicenses ?? []).map(({ skuId }) => skus.get(skuId)).filter(paid).map((sku) => ({
    key: user.id + '|' + sku.skuPartNumber, name: user.displayName, mail: user.userPrincipalName, licence: sku.skuPartNumber, price: Number(prices[sku.skuPartNumber]), why,
  }));
});
const fresh = held.filter(({ key }) => !(told.get(key) > again));
const seats = [...skus.values()].filter((sku) => sku.capabilityStatus === 'Enabled' && paid(sku))
  .map((sku) => ({ licence: sku.skuPartNumber, free: Number(sku.prepaidUnits?.enabled ?? 0) - Number(sku.consumedUnits ?? 0) }))
  .filter(({ free }) => free > 0);
const sum = held.reduce((all, { price }) => all + Math.round(price * 100), 0) / 100;
const empty = seats.reduce((all, { licence, free }) => all + free * Math.round(Number(prices[licence]) * 100), 0) / 100;
const unpriced = [...skus.values()].filter((sku) => sku.capabilityStatus === 'Enabled' && prices[sku.skuPartNumber] === undefined).map(({ skuPartNumber }) => skuPartNumber);
const notes = [...(known.some(({ error }) => error !== undefined) ? ['${words.unread}'] : []), ...(unpriced.length > 0 ? ['${words.noPrice}' + unpriced.join(', ')] : [])];
return [{ json: { held: held.length, sum, empty, seats, notes, fresh: fresh.slice(0, 40), later: Math.max(0, fresh.length - 40) } }];`

/** What Asana took, by the place of each task. */
export const CREATED = String.raw`const asked = $('each').all().map(({ json }) => json.fresh);
return asked.map((one, at) => ({ json: { ...one, gid: $input.all()[at]?.json.gid ?? '' } })).map(({ json }) => ({ json: { ...json, created: json.gid !== '' } }));`

export const report = (words: {
  readonly held: string
  readonly month: string
  readonly empty: string
  readonly none: string
  readonly refused: string
  readonly tasks: string
  readonly later: string
  readonly net: string
}): string => String.raw`const { held, sum, empty, seats, notes, later } = $('judge').first().json;
const created = $('created').isExecuted ? $('created').all().map(({ json }) => json) : [];
const failed = created.filter(({ created }) => !created);
const lines = [
  held === 0 ? '${words.none}' : '${words.held}' + held + '${words.month}' + euros(sum) + '${words.net}',
  ...(seats.length > 0 ? ['${words.empty}' + seats.map(({ licence, free }) => licence + ' × ' + free).join(', ') + '${words.month}' + euros(empty) + '${words.net}'] : []),
  ...(created.length > failed.length ? ['${words.tasks}' + (created.length - failed.length)] : []),
  ...(later > 0 ? ['${words.later}' + later] : []),
  ...(failed.length > 0 ? ['', '${words.refused}', ...failed.map(({ name, mail, licence, why }) => '- ' + name + ' (' + mail + '), ' + licence + ', ' + why)] : []),
  ...(notes.length > 0 ? ['', ...notes] : []),
];
return [{ json: { held, sum, text: lines.join('\n') } }];`
