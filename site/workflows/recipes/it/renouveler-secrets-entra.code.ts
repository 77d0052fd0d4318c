import { inBoth } from '../../fragments/code.ts'

/** Secrets and certificates that run out, each at the nearest step; a newer one takes the sting away. */
export const DUE = String.raw`const { steps } = $('settings').first().json;
const pages = [...$('apps').all(), ...$input.all()].map(({ json }) => json);
const failed = pages.find(({ value }) => !Array.isArray(value));
if (failed) return [{ json: { state: 'blind', reason: failed.error?.message ?? String(failed.error ?? 'value') } }];
const today = $now.setZone('Europe/Paris').startOf('day').toMillis();
const days = (iso) => Math.floor((DateTime.fromISO(iso).toMillis() - today) / 86400000);
const list = (own, kind, all) => all.filter(({ endDateTime }) => endDateTime).map((one) => ({
  kind, of: own, id: one.keyId, hint: one.displayName || one.hint || one.keyId.slice(0, 8), left: days(one.endDateTime), end: one.endDateTime,
}));
const held = [
  ...$('apps').all().flatMap(({ json }) => json.value).flatMap((app) => {
    const own = { path: 'applications/' + app.id, name: app.displayName };
    return [list(own, 'secret', app.passwordCredentials ?? []), list(own, 'certificate', app.keyCredentials ?? [])];
  }),
  ...$input.all().flatMap(({ json }) => json.value).filter(({ preferredSingleSignOnMode }) => preferredSingleSignOnMode === 'saml').map((app) =>
    list({ path: 'servicePrincipals/' + app.id, name: app.displayName }, 'saml', (app.keyCredentials ?? []).filter(({ usage }) => usage === 'Verify'))),
];
return held.flatMap((own) => own.filter(({ left }) => left >= -7 && left <= Math.max(...steps)).map((one) => {
  const step = Math.min(...steps.filter((each) => one.left <= each));
  return { json: {
    state: 'due', key: one.id + '/' + step, path: one.of.path, name: one.of.name, kind: one.kind, hint: one.hint,
    left: one.left, end: DateTime.fromISO(one.end).setZone('Europe/Paris').toFormat('dd/MM/yyyy'),
    replaced: own.some((other) => other.left > Math.max(...steps)),
  } };
}));`

/** One letter for the same owners; nobody in charge means that it goes to the team. */
export const LETTERS = inBoth(
  (words) => String.raw`const { team } = $('settings').first().json;
const letters = new Map();
for (const [at, { json: one }] of $('fresh').all().entries()) {
  const mails = ($input.all()[at]?.json.value ?? []).filter(({ accountEnabled }) => accountEnabled !== false).map(({ mail }) => mail).filter(Boolean).sort();
  const to = mails.length > 0 ? mails.join(', ') : team;
  letters.set(to, [...(letters.get(to) ?? []), one]);
}
const KINDS = { secret: '${words.secret}', certificate: '${words.certificate}', saml: '${words.saml}' };
return [...letters].map(([to, all]) => ({ json: {
  to, keys: all.map(({ key }) => key), count: all.length, least: Math.min(...all.filter(({ replaced }) => !replaced).map(({ left }) => left), 999),
  text: all.sort((one, other) => one.left - other.left).map((one) => '- ' + one.name + ', ' + KINDS[one.kind] + '${words.open}' + one.hint + '${words.close}'
    + (one.left < 0 ? '${words.over}' : '${words.until}') + one.end + (one.replaced ? '${words.replaced}' : '')).join('\n'),
} }));`,
  {
    fr: {
      secret: 'secret',
      open: ' «\\u00A0',
      close: '\\u00A0» ',
      certificate: 'certificat',
      saml: 'certificat de connexion SAML',
      over: 'EXPIRÉ le ',
      until: 'valable jusqu’au ',
      replaced: ' (un plus récent existe : vérifiez qu’il est en place, puis supprimez l’ancien)',
    },
    en: {
      secret: 'secret',
      open: ' “',
      close: '” ',
      certificate: 'certificate',
      saml: 'SAML sign-on certificate',
      over: 'EXPIRED on ',
      until: 'valid until ',
      replaced: ' (a newer one exists: make sure it is in use, then delete the old one)',
    },
  },
)
