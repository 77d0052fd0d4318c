import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const answer = (...texts: readonly string[]) => ({
  Status: 0,
  Answer: texts.map((data) => ({ name: 'x.', type: 16, TTL: 300, data })),
})
const NONE = { Status: 3, Authority: [] }
const GOOD = answer('v=DMARC1; p=quarantine; rua=mailto:dmarc@votre-entreprise.example')
const KEY = answer('v=DKIM1; k=rsa; p=MIGfMA0GCSq')
const SILENT = [
  answer('v=spf1 -all'),
  answer('v=DMARC1; p=reject; rua=mailto:d@votre-entreprise.example'),
]
const kept = [{ id: 1 }, { id: 2 }]
const sent = [{ accepted: ['x'] }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Onze recherches, une clé partie, un vieux domaine ouvert',
      en: 'Eleven lookups, a key gone, an old domain left open',
    },
    given: {
      monday: [{}],
      ask: {
        runs: [
          [
            // Verification of another service beside SPF; Google quotes long texts in pieces.
            answer(
              'site-verification=1',
              '"v=spf1 a mx include:un.example " "include:deux.example ~all"',
            ),
            answer('v=DMARC1; p=none; pct=50'),
            {
              Status: 0,
              Answer: [
                { name: 'x.', type: 5, TTL: 60, data: 'k.example.' },
                { name: 'k.', type: 16, TTL: 60, data: 'v=DKIM1; p=MIGf' },
              ],
            },
            answer('v=DKIM1; p='),
            answer('autre'),
            NONE,
          ],
          [
            answer('v=spf1 include:trois.example include:Deux.example -all'),
            answer('v=spf1 ip4:127.0.0.1 a:x.example mx:y.example -all'),
          ],
          [answer('v=spf1 exists:%{i}.z.example -all')],
        ],
      },
      known: [
        {
          id: 1,
          domain: 'votre-entreprise.example',
          records: 'v=spf1 mx ~all',
        },
      ],
      write: sent,
      keep: kept,
    },
    expects: {
      judge: [
        {
          domain: 'votre-entreprise.example',
          lookups: 11,
          lines: [
            both(
              'SPF trop long, recherches (10 au plus) : 11',
              'SPF too long, lookups (10 at most): 11',
            ),
            both(
              'clé DKIM absente ou révoquée : mailjet._domainkey.votre-entreprise.example',
              'DKIM key missing or revoked: mailjet._domainkey.votre-entreprise.example',
            ),
            both(
              'DMARC observe sans rien bloquer (p=none)',
              'DMARC watches and blocks nothing (p=none)',
            ),
            both(
              'DMARC ne vaut que pour une part des messages, en % : 50',
              'DMARC holds for a part of the messages only, in %: 50',
            ),
            both(
              'DMARC sans adresse de rapports (rua)',
              'DMARC without an address for reports (rua)',
            ),
            both('changé ; c’était : v=spf1 mx ~all', 'changed; it was: v=spf1 mx ~all'),
          ],
        },
        {
          domain: 'votre-ancien-nom.example',
          lines: [both('SPF absent', 'SPF is missing'), both('DMARC absent', 'DMARC is missing')],
        },
      ],
      rows: { count: 2 },
    },
    asks: {
      write: [
        {
          subject: both(
            'SPF, DKIM, DMARC : 2 domaine(s) à revoir sur 2',
            'SPF, DKIM, DMARC: 2 of 2 domain(s) to look at',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'SPF ouvert par « ?all », ou en double', en: 'SPF open by “?all”, or there twice' },
    given: {
      monday: [{}],
      ask: {
        runs: [
          [
            answer('v=spf1 a mx ptr exists:e.example include:un.example include:deux.example ?all'),
            GOOD,
            KEY,
            KEY,
            answer('v=spf1 -all', 'v=spf1 mx -all'),
            answer('v=DMARC1; p=quarantine; rua=mailto:d@votre-entreprise.example'),
          ],
          [answer('v=spf1 a mx a:b.example -all'), answer('v=spf1 redirect=trois.example')],
          [answer('v=spf1 a -all')],
        ],
      },
      known: [
        {
          id: 2,
          domain: 'votre-ancien-nom.example',
          records: 'v=DMARC1; p=quarantine; rua=mailto:d@votre-entreprise.example | v=spf1 mx -all',
        },
      ],
      write: sent,
      keep: kept,
    },
    expects: {
      judge: [
        {
          lookups: 11,
          lines: [
            both(
              'SPF trop long, recherches (10 au plus) : 11',
              'SPF too long, lookups (10 at most): 11',
            ),
            both(
              'SPF ouvert : il ne finit ni par -all ni par ~all',
              'SPF is open: it ends neither in -all nor in ~all',
            ),
          ],
        },
        {
          lines: [
            both('deux enregistrements SPF : aucun ne compte', 'two SPF records: neither counts'),
            both(
              'n’envoie rien : DMARC devrait être p=reject',
              'sends nothing: DMARC should be p=reject',
            ),
            both('ajouté : v=spf1 -all', 'added: v=spf1 -all'),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est en ordre', en: 'All in order' },
    given: {
      monday: [{}],
      ask: {
        runs: [
          [answer('v=spf1 include:un.example -all'), GOOD, KEY, KEY, ...SILENT],
          [answer('v=spf1 ip4:127.0.0.1 -all')],
        ],
      },
      known: { fails: 'Table not found' },
      keep: kept,
    },
    expects: {
      report: [{ told: 0, domains: 2, text: '' }],
      'worth.no': { count: 1 },
      rows: [{ domain: 'votre-entreprise.example' }, { domain: 'votre-ancien-nom.example' }],
      write: 'not reached',
    },
  },
  {
    name: {
      fr: 'Le résolveur ne rend pas tout, le courriel non plus',
      en: 'The resolver gives not all, nor does email',
    },
    given: {
      monday: [{}],
      ask: [{ error: 'timeout of 10000ms exceeded' }, GOOD, { Status: 2 }, KEY, ...SILENT],
      known: [
        {
          id: 2,
          domain: 'votre-ancien-nom.example',
          // Of two records, one changed.
          records: 'v=DMARC1; p=reject; rua=mailto:d@votre-entreprise.example | v=spf1 mx -all',
        },
      ],
      write: { fails: 'Invalid login' },
      instead: [{ ok: true }],
    },
    expects: {
      judge: [
        { read: false },
        {
          read: true,
          lines: [both('changé ; c’était : v=spf1 mx -all', 'changed; it was: v=spf1 mx -all')],
        },
      ],
      keep: 'not reached',
    },
    asks: {
      instead: [
        {
          text: both(
            ':warning: Courriel refusé. SPF, DKIM, DMARC :\nvotre-entreprise.example\n- non contrôlé, sans réponse pour : votre-entreprise.example, selector1._domainkey.votre-entreprise.example\n\nvotre-ancien-nom.example\n- changé ; c’était : v=spf1 mx -all',
            ':warning: Email refused. SPF, DKIM, DMARC:\nvotre-entreprise.example\n- not checked, no answer for: votre-entreprise.example, selector1._domainkey.votre-entreprise.example\n\nvotre-ancien-nom.example\n- changed; it was: v=spf1 mx -all',
          ),
        },
      ],
    },
  },
]
