import type { Example, Given } from '../recipe.ts'

const post = (id: number, title: string, ...links: readonly string[]) => ({
  id,
  title: { rendered: title },
  content: { rendered: links.map((link) => `<p><a class="x" href="${link}">ici</a></p>`).join('') },
})
const STUDY = 'https://etudes.example/2019?a=1&b=2'
const edit = (id: number) =>
  `https://votre-entreprise.example/wp-admin/post.php?post=${id}&action=edit`
const POSTS: Given = [
  post(
    7,
    'L&#8217;amiante, dix ans après',
    'https://etudes.example/2019?a=1&#038;b=2#table',
    'https://WWW.Votre-Entreprise.example/contact',
    'https:mal-tape.example/',
    'https://lent.example/',
  ),
  post(9, 'Chantiers', 'https://etudes.example/2019?a=1&amp;b=2', 'https://parti.example/'),
]
const status = (statusCode: number) => ({ statusCode, headers: {} })
const lost = { error: 'The connection cannot be established: getaddrinfo ENOTFOUND parti.example' }
const monday = (more: Readonly<Record<string, Given>>) => ({
  monday: [{}],
  posts: POSTS,
  head: [status(404), status(503), lost],
  open: [status(404), lost],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lien mort deux fois, un nouveau',
      en: 'A link dead twice, and a new one',
    },
    given: monday({
      known: [{ link: STUDY, seen: '2026-11-16', told: '' }],
      note: [{ id: 1 }],
      archive: [
        {
          archived_snapshots: {
            closest: {
              available: true,
              status: '200',
              timestamp: '20210312080000',
              url: `http://web.archive.org/web/20210312080000/${STUDY}`,
            },
          },
        },
      ],
      tell: [{ accepted: true }],
      mark: [{ id: 2 }],
    }),
    expects: {
      collect: [
        {
          link: STUDY,
          posts: [
            { title: 'L’amiante, dix ans après', edit: edit(7) },
            { title: 'Chantiers', edit: edit(9) },
          ],
        },
        { link: 'https://lent.example/' },
        { link: 'https://parti.example/' },
      ],
      dead: [
        {
          tried: 3,
          sane: true,
          dead: [
            { link: STUDY, cause: '404' },
            { link: 'https://parti.example/', cause: 'DNS' },
          ],
        },
      ],
      judge: [
        { link: STUDY, twice: true },
        { link: 'https://parti.example/', twice: false },
      ],
      warn: 'not reached',
    },
    asks: {
      archive: [{ queryParameters: { parameters: [{ name: 'url', value: STUDY }] } }],
      tell: [
        {
          subject: { fr: 'Liens morts : 1', en: 'Dead links: 1' },
          text: {
            fr: `${STUDY} (404)\n  copie du 12/03/2021 : https://web.archive.org/web/20210312080000/${STUDY}\n  – L’amiante, dix ans après : ${edit(7)}\n  – Chantiers : ${edit(9)}`,
            en: `${STUDY} (404)\n  copy of 12/03/2021: https://web.archive.org/web/20210312080000/${STUDY}\n  – L’amiante, dix ans après: ${edit(7)}\n  – Chantiers: ${edit(9)}`,
          },
        },
      ],
      note: [
        { columns: { value: { link: 'https://parti.example/', seen: '2026-11-23', told: '' } } },
      ],
      mark: [{ columns: { value: { link: STUDY, told: '2026-11-23' } } }],
    },
  },
  {
    name: {
      fr: 'Déjà signalé ; l’archive se tait pour l’autre',
      en: 'Reported already; the archive is silent about the other',
    },
    given: monday({
      known: [
        { link: STUDY, seen: '2026-10-05', told: '2026-10-05' },
        { link: 'https://parti.example/', seen: '2026-11-16', told: '' },
      ],
      archive: { fails: 'timeout of 30000ms exceeded' },
      tell: [{ accepted: true }],
      mark: [{ id: 2 }],
    }),
    expects: {
      judge: [{ link: 'https://parti.example/', twice: true }],
      lines: [
        {
          count: 1,
          text: {
            fr: `https://parti.example/ (DNS)\n  copie non cherchée, l’archive n’a pas répondu\n  – Chantiers : ${edit(9)}`,
            en: `https://parti.example/ (DNS)\n  copy not looked for, the archive did not answer\n  – Chantiers: ${edit(9)}`,
          },
        },
      ],
      note: 'not reached',
    },
  },
  {
    name: {
      fr: 'Un second passage le même jour, sans copie',
      en: 'A second run on the same day, and no copy',
    },
    given: monday({
      known: [
        { link: STUDY, seen: '2026-11-23', told: '' },
        { link: 'https://parti.example/', seen: '2026-11-16', told: '2026-08-03' },
      ],
      archive: [{ archived_snapshots: {} }],
      tell: [{ accepted: true }],
      mark: [{ id: 2 }],
    }),
    expects: {
      judge: [{ link: 'https://parti.example/', twice: true }],
      lines: [
        {
          text: {
            fr: `https://parti.example/ (DNS)\n  aucune copie archivée\n  – Chantiers : ${edit(9)}`,
            en: `https://parti.example/ (DNS)\n  no archived copy\n  – Chantiers: ${edit(9)}`,
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un serveur refuse la question courte',
      en: 'A server refuses the short question',
    },
    given: { ...monday({}), head: [status(405), status(200), status(200)], open: [status(200)] },
    expects: { doubt: [{ link: STUDY }], dead: { count: 0 }, sane: 'not reached' },
  },
  {
    name: { fr: 'La connexion de n8n est coupée', en: 'The connection of n8n is down' },
    given: {
      ...monday({}),
      posts: [
        post(5, 'Liste', ...Array.from({ length: 12 }, (_, at) => `https://site-${at}.example/`)),
      ],
      head: Array.from({ length: 12 }, () => lost),
      open: Array.from({ length: 12 }, () => lost),
      warn: [{ accepted: true }],
    },
    expects: { dead: [{ tried: 12, sane: false }], known: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: '12 liens morts sur 12 : vérifiez la connexion de n8n.',
            en: '12 dead links out of 12: check the connection of n8n.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress ne répond pas', en: 'WordPress does not answer' },
    given: { monday: [{}], posts: { fails: 'Bad gateway' }, warn: [{ accepted: true }] },
    expects: { collect: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'WordPress ne répond pas : Bad gateway',
            en: 'WordPress does not answer: Bad gateway',
          },
        },
      ],
    },
  },
]
