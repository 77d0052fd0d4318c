import type { Example } from '../recipe.ts'

const row = (id: string, domain: string, nameservers = '', noted = '') => ({
  id,
  domain,
  ...(nameservers ? { nameservers, locked: 'yes' } : {}),
  ...(noted ? { noted } : {}),
})
const rdap = (server: string, expires: string, status = 'client transfer prohibited') => ({
  nameservers: [{ ldhName: `NS2.${server}` }, { ldhName: `ns1.${server}` }],
  status: [status],
  events: [{ eventAction: 'expiration', eventDate: `${expires}T00:00:00Z` }],
})
const OURS = 'ns1.hote.example ns2.hote.example'
const MOVED = row('r1', 'atelier-brun.example', OURS)
const OTHER = rdap('ailleurs.example', '2027-09-01')
const CHANGED = {
  fr: 'atelier-brun.example : ns1.hote.example ns2.hote.example → ns1.ailleurs.example ns2.ailleurs.example',
  en: 'atelier-brun.example: ns1.hote.example ns2.hote.example → ns1.ailleurs.example ns2.ailleurs.example',
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un changement voulu, un nouveau, un calme',
      en: 'One meant change, one new, one calm',
    },
    given: {
      morning: [{}],
      register: [MOVED, row('r2', 'brun-pieces.example'), row('r3', 'brun.example', OURS)],
      rdap: [OTHER, rdap('hote.example', '2027-05-01'), rdap('hote.example', '2027-06-01')],
      ask: [{ data: { approved: true } }],
      update: [{ id: 'r2' }],
    },
    expects: {
      facts: [
        { domain: 'atelier-brun.example', state: 'changed' },
        { state: 'new', nameservers: OURS, locked: 'yes' },
        { state: 'calm', expires: '2027-06-01' },
      ],
      each: [{ id: 'r1', nameservers: 'ns1.ailleurs.example ns2.ailleurs.example' }],
      sms: 'not reached',
      tell: 'not reached',
    },
    asks: {
      rdap: [{ url: 'https://rdap.org/domain/atelier-brun.example' }, {}, {}],
      ask: [{ message: CHANGED }],
    },
  },
  {
    name: { fr: 'Un verrou ôté, et le silence', en: 'A lock taken off, and silence' },
    given: {
      morning: [{}],
      register: [row('r3', 'brun.example', OURS)],
      rdap: [rdap('hote.example', '2027-06-01', 'active')],
      ask: [{}],
      sms: [{ status: 'success' }],
    },
    expects: { facts: [{ state: 'changed', locked: 'no' }], each: 'not reached' },
    asks: {
      sms: [
        {
          text: {
            fr: 'Domaine modifié sans confirmation : brun.example. Appelez le bureau d’enregistrement.',
            en: 'Domain changed, unconfirmed: brun.example. Ring the registrar.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une échéance proche', en: 'A deadline near' },
    given: {
      morning: [{}],
      register: [
        row('r3', 'brun.example', OURS),
        row('r4', 'vu.example', OURS, '2026-12-20'),
        row('r5', 'perdu.example', OURS),
      ],
      rdap: [
        rdap('hote.example', '2026-12-20'),
        rdap('hote.example', '2026-12-20'),
        { error: '404 - Not Found' },
      ],
      event: [{ id: 'e1' }],
      mark: [{ id: 'r3' }],
      tell: [{ ok: true }],
    },
    expects: { facts: [{ state: 'ending' }, { state: 'calm' }, { state: 'unread' }] },
    asks: {
      event: [{ start: '2026-11-24T09:00:00' }],
      mark: [{ columns: { value: { id: 'r3', noted: '2026-12-20' } } }],
      tell: [
        {
          message: {
            fr: 'perdu.example : registre illisible, ou domaine disparu. À vérifier à la main.',
            en: 'perdu.example: registry unreadable, or domain gone. Check by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’agenda refuse le rendez-vous', en: 'The calendar refuses the appointment' },
    given: {
      morning: [{}],
      register: [row('r3', 'brun.example', OURS)],
      rdap: [rdap('hote.example', '2026-12-20')],
      event: { fails: '403 - Forbidden' },
      tell: [{ ok: true }],
    },
    expects: { 'state.ending': { count: 1 }, mark: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'brun.example : expire le 2026-12-20, et l’agenda ne l’a pas noté.',
            en: 'brun.example: expires on 2026-12-20, and the calendar did not take it.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La question ne part pas', en: 'The question is not sent' },
    given: {
      morning: [{}],
      register: [MOVED],
      rdap: [OTHER],
      ask: { fails: 'Connection timeout' },
      sms: [{ status: 'success' }],
    },
    expects: { list: { count: 1 }, ours: 'not reached' },
    asks: {
      sms: [
        {
          text: {
            fr: 'Domaine modifié sans confirmation : atelier-brun.example. Appelez le bureau d’enregistrement.',
            en: 'Domain changed, unconfirmed: atelier-brun.example. Ring the registrar.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: { morning: [{}], register: { fails: '503' }, tell: [{ ok: true }] },
    expects: { facts: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'Noms de domaine : Airtable n’a pas répondu, rien n’a été contrôlé.',
            en: 'Domain names: Airtable did not answer, nothing was checked.',
          },
        },
      ],
    },
  },
]
