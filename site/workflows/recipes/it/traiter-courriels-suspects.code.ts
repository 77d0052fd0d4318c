import { inBoth, STANDS } from '../../fragments/code.ts'

/** What can be seen without a model: where links lead, and whose name they borrow. */
export const READ = inBoth(
  (words) => String.raw`const { own, trusted } = $('settings').first().json;
const rootOf = (host) => {
  const labels = host.split('.');
  const [name = '', end = ''] = labels.slice(-2);
  return labels.slice(name.length <= 3 && end.length === 2 ? -3 : -2).join('.');
};
const isOf = (host, domain) => host === domain || host.endsWith('.' + domain);
const nameOf = (root) => root.split('.')[0];
const folded = (name) => name.replace(/0/g, 'o').replace(/[1!|]/g, 'l').replace(/rn/g, 'm').replace(/-/g, '');
const apart = (one, other) => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length];
};
const safe = (host) => host.replace(/\./g, '[.]');
const good = [...own, ...trusted];
const isGood = (host) => good.some((domain) => isOf(host, domain));
const borrowed = (host) => isGood(host) ? undefined : good.find((one) => {
  const name = nameOf(one);
  return name.length > 4 && (apart(folded(nameOf(rootOf(host))), folded(name)) <= 1 || host.includes(name));
});
return $input.all().map(({ json }) => {
  const from = /([\w.+-]+@[\w.-]+)/.exec(String(json.from ?? ''))?.[1]?.toLowerCase() ?? '';
  const html = String(json.textHtml ?? '');
  const text = String(json.textPlain || html.replace(/<style[\s\S]*?<\/style>/gi, ' ').replace(/<[^>]+>/g, ' ')).replace(/[ \t]+/g, ' ');
  const sender = /(?:^|\n)[>\s*]*(?:De|From)\s*:[^\n]*?@([\w.-]+\.[a-z]{2,})/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const anchors = [...html.matchAll(/<a\b[^>]*href="(https?:[^"]+)"[^>]*>([\s\S]*?)<\/a>/gi)].map(([, href, shown]) => ({ href, shown: shown.replace(/<[^>]+>/g, '').trim() }));
  const links = [...new Set([...anchors.map(({ href }) => href), ...(text.match(/https?:\/\/[^\s<>")\]]+/gi) ?? [])])].slice(0, 30);
  const hostOf = (link) => /^https?:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';
  const hosts = [...new Set(links.map(hostOf).filter(Boolean))];
  const signs = [
    ...[...new Set([...hosts, sender].filter(Boolean))].flatMap((host) => {
      const like = borrowed(host);
      return like ? [safe(host) + '${words.like}' + like] : [];
    }),
    ...anchors.flatMap(({ href, shown }) => {
      const said = /(?:[a-z0-9-]+\.)+[a-z]{2,}/i.exec(shown)?.[0]?.toLowerCase();
      return said && rootOf(said) !== rootOf(hostOf(href)) ? ['${words.shows}' + safe(said) + '${words.leads}' + safe(hostOf(href))] : [];
    }),
    ...hosts.filter((host) => /^[\d.]+$/.test(host) || host.includes('xn--')).map((host) => '${words.odd}' + safe(host)),
    ...(links.some((link) => /^https?:\/\/[^/?#]*@/i.test(link)) ? ['${words.at}'] : []),
  ];
  const foreign = hosts.filter((host) => !isGood(host)).map(rootOf)[0];
  const subject = String(json.subject ?? '').replace(/^(?:\s*(?:tr|re|fwd?|fw)\s*:)+/i, '').replace(/[<>&]/g, ' ').trim().slice(0, 120);
  return { json: {
    ours: own.some((domain) => isOf(from.split('@')[1] ?? '', domain)) && ['', 'no'].includes(String(json.metadata?.['auto-submitted'] ?? '').toLowerCase()),
    reporter: from,
    subject,
    key: foreign ?? (sender || subject.toLowerCase()),
    signs: [...new Set(signs)],
    text: text.replace(/[\w.+-]+@/g, '…@').trim().slice(0, 4000),
  } };
});`,
  {
    fr: {
      like: ' imite ',
      shows: 'un lien affiche ',
      leads: ' et mène à ',
      odd: 'adresse inhabituelle : ',
      at: 'une adresse cachée derrière une arobase',
    },
    en: {
      like: ' imitates ',
      shows: 'a link shows ',
      leads: ' and leads to ',
      odd: 'unusual address: ',
      at: 'an address hidden behind an at sign',
    },
  },
)

/** The model's quotations count where the message holds them; nothing it says makes a message safe. */
export const JUDGE = inBoth(
  (words) => String.raw`${words.stands}const { phone, days, crowd } = $('settings').first().json;
const answers = $input.all().map(({ json }) => json.output);
const since = $now.minus({ days });
const rows = $('known').all().map(({ json }) => json).filter(({ at }) => at && DateTime.fromISO(at) >= since);
const reporters = new Map();
for (const { key, reporter } of rows) reporters.set(key, new Set([...(reporters.get(key) ?? []), reporter]));
return $('ours').all().map(({ json: one }, at) => {
  const read = answers[at];
  const quotes = (read?.quotes ?? []).filter((quote) => stands(quote, one.text)).slice(0, 3).map((quote) => '${words.open}' + quote.replace(/https?:\S+/g, '(…)').replace(/[<>&]/g, ' ').slice(0, 160) + '${words.close}');
  const who = reporters.get(one.key) ?? new Set();
  const isNew = !who.has(one.reporter);
  who.add(one.reporter);
  reporters.set(one.key, who);
  const seen = one.signs.length > 0;
  const kinds = { password: '${words.password}', payment: '${words.payment}', file: '${words.file}', urgency: '${words.urgency}' };
  const found = [...one.signs, ...(kinds[read?.wants] ? [kinds[read.wants]] : []), ...quotes];
  return { json: {
    reporter: one.reporter,
    key: one.key,
    subject: one.subject,
    id: one.reporter + '|' + one.key,
    seen,
    crowd: isNew && who.size === crowd,
    notice: '• ' + one.subject + ' (' + who.size + ')${words.colon}' + (found.join('${words.between}') || '${words.nothing}') + (read ? '' : '${words.unread}'),
    reply: [
      '${words.thanks}',
      seen ? '${words.danger}' : '${words.doubt}',
      ...(found.length > 0 ? ['${words.because}', ...found.map((sign) => '- ' + sign)] : []),
      '',
      '${words.clicked}' + phone + '${words.now}',
    ].join('\n'),
  } };
});`,
  {
    fr: {
      stands: STANDS.fr,
      password: 'demande un mot de passe ou un code',
      payment: 'demande un paiement ou un nouveau RIB',
      file: 'pousse à ouvrir un fichier',
      urgency: 'presse ou menace',
      colon: ' : ',
      between: ' ; ',
      open: '« ',
      close: ' »',
      nothing: 'aucun indice',
      unread: ' ; sans lecture par le modèle',
      thanks: 'Merci de l’avoir signalé.',
      danger:
        'Ne cliquez pas, ne répondez pas : ce message cache où il mène. Si vous l’attendiez, passez par le site que vous connaissez.',
      doubt:
        'Aucun lien trompeur trouvé, ce qui ne prouve rien : ne cliquez pas tant que l’expéditeur n’a pas confirmé par un numéro que vous connaissez.',
      because: 'Ce que l’on y voit :',
      clicked: 'Vous avez cliqué, ouvert un fichier ou donné un mot de passe ? Appelez le ',
      now: ' maintenant, sans crainte d’un reproche.',
    },
    en: {
      stands: STANDS.en,
      password: 'asks for a password or a code',
      payment: 'asks for a payment or gives a new bank account',
      file: 'urges you to open a file',
      urgency: 'presses or threatens',
      colon: ': ',
      between: '; ',
      open: '“',
      close: '”',
      nothing: 'no sign',
      unread: '; not read by the model',
      thanks: 'Thank you for reporting it.',
      danger:
        'Do not click, do not answer: this message hides where it leads. If you expected it, go by the site that you know.',
      doubt:
        'No misleading link was found, which proves nothing: do not click until the sender has confirmed it by a number that you know.',
      because: 'What can be seen in it:',
      clicked: 'You clicked, opened a file or gave a password? Ring ',
      now: ' now, nobody will blame you.',
    },
  },
)
