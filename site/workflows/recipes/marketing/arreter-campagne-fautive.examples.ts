import type { Example } from '../recipe.ts'

const campaign = (
  id: string,
  subject_line: string,
  recipient_count: number,
  send_time: string,
) => ({
  id,
  send_time,
  settings: { subject_line, preview_text: 'Jusqu’à dimanche', title: 'Novembre' },
  recipients: { recipient_count },
})
const TOMORROW = '2026-11-24T06:00:00+00:00'
const good =
  '<p>Bonjour *|FNAME|*, voyez la nouvelle table.</p><a href="https://x.example">Voir</a> *|UNSUB|*'
const ready = [{ is_ready: true, items: [] }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une balise d’un autre outil, une date passée', en: 'A foreign tag, a past date' },
    given: {
      hourly: [{}],
      planned: [
        campaign('c1', 'Nos tables', 12000, TOMORROW),
        campaign('c9', 'Loin', 12000, '2026-12-20T06:00:00+00:00'),
      ],
      fresh: [campaign('c1', 'Nos tables', 12000, TOMORROW)],
      checklist: ready,
      content: [
        {
          html: '<p>Bonjour {{ contact.PRENOM }}, valable jusqu’au 15/11/2026.</p><a href="#">Voir</a> *|UNSUB|*',
        },
      ],
      stop: [{}],
      tell: [{ id: 'p1' }],
      note: [{ id: 1 }],
    },
    expects: {
      soon: { count: 1 },
      judge: [
        {
          state: 'stop',
          faults: {
            fr: 'balise restée : {{ contact.PRENOM }} ; lien vide ; date passée à l’envoi : 15/11/2026',
            en: 'tag left over: {{ contact.PRENOM }}; empty link; date past when sent: 15/11/2026',
          },
        },
      ],
      'state.stop': { count: 1 },
      blind: 'not reached',
    },
    asks: {
      fresh: [{ filters: { conditions: [{ keyValue: 'c1|2026-11-24T06:00:00+00:00' }] } }],
      stop: [{ url: 'https://us1.api.mailchimp.com/3.0/campaigns/c1/actions/unschedule' }],
      tell: [
        {
          message: {
            fr: 'Campagne ARRÊTÉE : « Nos tables », prévue le 24/11 07:00.\nbalise restée : {{ contact.PRENOM }} ; lien vide ; date passée à l’envoi : 15/11/2026',
            en: 'Campaign STOPPED: “Nos tables”, planned for 24/11 07:00.\ntag left over: {{ contact.PRENOM }}; empty link; date past when sent: 15/11/2026',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Trop de destinataires : on le dit seulement',
      en: 'Too many recipients: only said',
    },
    given: {
      hourly: [{}],
      planned: [campaign('c2', 'Nos tables', 38000, TOMORROW)],
      fresh: [campaign('c2', 'Nos tables', 38000, TOMORROW)],
      checklist: ready,
      content: [{ html: good }],
      tell: [{ id: 'p2' }],
      note: [{ id: 2 }],
    },
    expects: {
      judge: [
        {
          state: 'warn',
          faults: {
            fr: '38000 destinataires, plus que d’habitude',
            en: '38000 recipients, more than usual',
          },
        },
      ],
      stop: 'not reached',
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'Campagne à regarder : « Nos tables », prévue le 24/11 07:00.\n38000 destinataires, plus que d’habitude',
            en: 'Campaign to look at: “Nos tables”, planned for 24/11 07:00.\n38000 recipients, more than usual',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à redire', en: 'Nothing to say' },
    given: {
      hourly: [{}],
      planned: [campaign('c3', 'Nos tables', 9000, TOMORROW)],
      fresh: [campaign('c3', 'Nos tables', 9000, TOMORROW)],
      checklist: ready,
      content: [{ html: good }],
      note: [{ id: 3 }],
    },
    expects: { judge: [{ state: 'fine', faults: '' }], tell: 'not reached' },
    asks: { note: [{ columns: { value: { campaign: 'c3|2026-11-24T06:00:00+00:00' } } }] },
  },
  {
    name: { fr: 'Mailchimp refuse de l’arrêter', en: 'Mailchimp refuses to stop it' },
    given: {
      hourly: [{}],
      planned: [campaign('c4', 'Copie de Novembre', 9000, TOMORROW)],
      fresh: [campaign('c4', 'Copie de Novembre', 9000, TOMORROW)],
      checklist: [{ is_ready: false, items: [{ type: 'error', heading: 'List' }] }],
      content: [{ html: good }],
      stop: { fails: 'Campaign is already sending' },
      blind: [{ sid: 'SM1' }],
    },
    expects: {
      judge: [
        {
          state: 'stop',
          faults: {
            fr: 'objet d’essai : Copie de Novembre ; refusée par Mailchimp : List',
            en: 'trial subject: Copie de Novembre; refused by Mailchimp: List',
          },
        },
      ],
      note: 'not reached',
    },
    asks: {
      blind: [
        {
          message: {
            fr: 'Campagne non contrôlée ou non arrêtée, regardez Mailchimp : Campaign is already sending',
            en: 'Campaign not checked or not stopped, look at Mailchimp: Campaign is already sending',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le contenu ne se lit pas', en: 'Its content cannot be read' },
    given: {
      hourly: [{}],
      planned: [campaign('c5', 'Nos tables', 9000, TOMORROW)],
      fresh: [campaign('c5', 'Nos tables', 9000, TOMORROW)],
      checklist: ready,
      content: { fails: 'Internal server error' },
      blind: [{ sid: 'SM2' }],
    },
    expects: { soon: { count: 1 }, judge: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'Campagne non contrôlée ou non arrêtée, regardez Mailchimp : Internal server error',
            en: 'Campaign not checked or not stopped, look at Mailchimp: Internal server error',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La liste de contrôle manque', en: 'The checklist is missing' },
    given: {
      hourly: [{}],
      planned: [campaign('c6', 'Nos tables', 9000, TOMORROW)],
      fresh: [campaign('c6', 'Nos tables', 9000, TOMORROW)],
      checklist: { fails: 'Too many requests' },
      blind: [{ sid: 'SM3' }],
    },
    expects: { soon: { count: 1 }, content: 'not reached' },
    asks: { blind: [{ to: '+33600000000' }] },
  },
  {
    name: { fr: 'Clé Mailchimp refusée', en: 'Mailchimp key refused' },
    given: {
      hourly: [{}],
      planned: { fails: 'API key invalid' },
      blind: [{ sid: 'SM4' }],
    },
    expects: { soon: 'not reached', judge: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'Campagne non contrôlée ou non arrêtée, regardez Mailchimp : API key invalid',
            en: 'Campaign not checked or not stopped, look at Mailchimp: API key invalid',
          },
        },
      ],
    },
  },
]
