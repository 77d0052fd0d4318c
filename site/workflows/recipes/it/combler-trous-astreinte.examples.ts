import type { Example } from '../recipe.ts'

const whole = (summary: object, first: string, after: string) => ({
  id: first,
  status: 'confirmed',
  summary: summary as never,
  start: { date: first },
  end: { date: after },
})
const timed = (summary: object, start: string, end: string) => ({
  id: start,
  status: 'confirmed',
  summary: summary as never,
  start: { dateTime: start, timeZone: 'Europe/Paris' },
  end: { dateTime: end, timeZone: 'Europe/Paris' },
})
const on = (who: string) => ({ fr: `Astreinte ${who}`, en: `On call ${who}` })

/** Everything is covered from the week after on. */
const LATER = whole(on('Noé'), '2026-11-30', '2026-12-25')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Lundi : un soir entamé, un samedi vide, un Noël',
      en: 'Monday: an evening cut short, an empty Saturday, a Christmas',
    },
    given: {
      morning: [{}],
      events: [
        timed(on('Lou'), '2026-11-23T20:00:00+01:00', '2026-11-24T08:00:00+01:00'),
        whole(on('Lou'), '2026-11-24', '2026-11-28'),
        timed(on('Sami'), '2026-11-28T00:00:00+01:00', '2026-11-28T08:00:00+01:00'),
        // Not a shift, and a shift that was called off.
        whole({ fr: 'Congés Sami', en: 'Holiday Sami' }, '2026-11-28', '2026-11-29'),
        { ...whole(on('Sami'), '2026-11-28', '2026-11-29'), status: 'cancelled' },
        whole(on('Lou'), '2026-11-29', '2026-11-30'),
        LATER,
      ],
      post: [{ ok: true }],
      mail: [{ messageId: '1' }],
    },
    expects: {
      check: [
        {
          what: 'tell',
          near: true,
          text: {
            fr: 'Gardes d’astreinte sans personne : 2\n• lun. 23/11 18:00 → 20:00 <https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795460400|je la prends>\n• sam. 28/11 08:00 → dim. 00:00 <https://n8n.votre-entreprise.example/form/on-call?gap=1795849200-1795906800|je la prends>',
            en: 'On-call shifts with nobody: 2\n• Mon 23/11 18:00 → 20:00 <https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795460400|I take it>\n• Sat 28/11 08:00 → Sun 00:00 <https://n8n.votre-entreprise.example/form/on-call?gap=1795849200-1795906800|I take it>',
          },
        },
      ],
      enter: 'not reached',
    },
    asks: {
      events: [{ timeMin: '2026-11-21T08:30:00.000+01:00' }],
      mail: [
        {
          text: {
            fr: 'Gardes d’astreinte sans personne : 2\n• lun. 23/11 18:00 → 20:00 : https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795460400\n• sam. 28/11 08:00 → dim. 00:00 : https://n8n.votre-entreprise.example/form/on-call?gap=1795849200-1795906800',
            en: 'On-call shifts with nobody: 2\n• Mon 23/11 18:00 → 20:00: https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795460400\n• Sat 28/11 08:00 → Sun 00:00: https://n8n.votre-entreprise.example/form/on-call?gap=1795849200-1795906800',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Noé prend le samedi', en: 'Noé takes the Saturday' },
    given: {
      offer: [
        { gap: '1795849200-1795906800', who: 'Noé', submittedAt: '2026-11-23T08:30:00.000+01:00' },
      ],
      events: [whole(on('Lou'), '2026-11-29', '2026-11-30'), LATER],
      enter: [{ id: 'new', status: 'confirmed' }],
      known: [{ ok: true }],
      noted: [{}],
    },
    expects: {
      check: [
        {
          what: 'book',
          start: '2026-11-28T08:00:00.000+01:00',
          end: '2026-11-29T00:00:00.000+01:00',
        },
      ],
      post: 'not reached',
      answer: 'not reached',
    },
    asks: {
      known: [
        {
          text: {
            fr: ':white_check_mark: Noé, sam. 28/11 08:00 → dim. 00:00',
            en: ':white_check_mark: Noé, Sat 28/11 08:00 → Sun 00:00',
          },
        },
      ],
      noted: [
        {
          completionMessage: {
            fr: 'Noé, sam. 28/11 08:00 → dim. 00:00',
            en: 'Noé, Sat 28/11 08:00 → Sun 00:00',
          },
        },
      ],
      enter: [
        {
          start: '2026-11-28T08:00:00.000+01:00',
          additionalFields: { summary: { fr: 'Astreinte Noé', en: 'On call Noé' } },
        },
      ],
    },
  },
  {
    name: { fr: 'Le formulaire part deux fois', en: 'The form is sent twice' },
    given: {
      offer: [{ gap: '1795849200-1795906800', who: 'Noé' }],
      events: [timed(on('Noé'), '2026-11-28T08:00:00+01:00', '2026-11-29T00:00:00+01:00'), LATER],
      answer: [{}],
    },
    expects: {
      check: [
        {
          what: 'page',
          title: { fr: 'Déjà prise', en: 'Taken already' },
          text: {
            fr: 'sam. 28/11 08:00 → dim. 00:00 : Astreinte Noé',
            en: 'Sat 28/11 08:00 → Sun 00:00: On call Noé',
          },
        },
      ],
      enter: 'not reached',
    },
    asks: { answer: [{ completionTitle: { fr: 'Déjà prise', en: 'Taken already' } }] },
  },
  {
    name: { fr: 'Un lien coupé par la messagerie', en: 'A link cut short' },
    given: { offer: [{ gap: '', who: 'Lou' }], events: [LATER], answer: [{}] },
    expects: {
      check: [
        {
          text: {
            fr: 'Le lien est incomplet : copiez-le en entier depuis le canal.',
            en: 'The link is incomplete: copy all of it from the channel.',
          },
        },
      ],
      enter: 'not reached',
    },
  },
  {
    name: { fr: 'Un lien de la semaine passée', en: 'A link of last week' },
    given: { offer: [{ gap: '1795248000-1795298400', who: 'Lou' }], events: [LATER], answer: [{}] },
    expects: {
      check: [
        {
          text: {
            fr: 'sam. 21/11 09:00 → 23:00 : cette garde est passée.',
            en: 'Sat 21/11 09:00 → 23:00: this shift is over.',
          },
        },
      ],
      enter: 'not reached',
    },
  },
  {
    name: { fr: 'L’agenda refuse l’inscription', en: 'The calendar refuses the entry' },
    given: {
      offer: [{ gap: '1795849200-1795906800', who: 'Sami' }],
      events: [LATER],
      enter: { fails: '403 - Forbidden' },
      answer: [{}],
    },
    expects: { check: [{ what: 'book', who: 'Sami' }], noted: 'not reached' },
    asks: {
      answer: [
        {
          completionTitle: { fr: 'Rien n’est noté', en: 'Nothing is noted' },
          completionMessage: {
            fr: 'L’agenda a refusé. Appelez votre responsable. Sami, sam. 28/11 08:00 → dim. 00:00',
            en: 'The calendar refused. Ring your manager. Sami, Sat 28/11 08:00 → Sun 00:00',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'L’agenda est illisible, et Slack refuse',
      en: 'Calendar unreadable, Slack refuses',
    },
    given: {
      morning: [{}],
      events: { fails: '401 - Unauthorized' },
      post: { fails: 'channel_not_found' },
      mail: [{ messageId: '2' }],
    },
    expects: { check: [{ what: 'tell', near: true }], near: 'not reached' },
    asks: {
      mail: [
        {
          text: {
            fr: 'Astreinte : l’agenda n’a pas pu être lu, les trous ne sont pas connus ce matin.',
            en: 'On call: the calendar could not be read, so gaps are not known this morning.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Slack refuse la liste du lundi',
      en: 'Slack refuses Monday’s list',
    },
    given: {
      morning: [{}],
      events: [
        whole(on('Lou'), '2026-11-24', '2026-12-05'),
        timed(on('Sami'), '2026-12-05T08:00:00+01:00', '2026-12-06T08:00:00+01:00'),
        whole(on('Noé'), '2026-12-06', '2026-12-25'),
      ],
      post: { fails: 'ratelimited' },
      mail: [{ messageId: '3' }],
    },
    expects: { check: [{ what: 'tell', near: true }], near: 'not reached' },
    asks: {
      mail: [
        {
          text: {
            fr: 'Gardes d’astreinte sans personne : 2\n• lun. 23/11 18:00 → mar. 00:00 : https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795474800\n• sam. 05/12 00:00 → 08:00 : https://n8n.votre-entreprise.example/form/on-call?gap=1796425200-1796454000',
            en: 'On-call shifts with nobody: 2\n• Mon 23/11 18:00 → Tue 00:00: https://n8n.votre-entreprise.example/form/on-call?gap=1795453200-1795474800\n• Sat 05/12 00:00 → 08:00: https://n8n.votre-entreprise.example/form/on-call?gap=1796425200-1796454000',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est tenu', en: 'All is covered' },
    given: {
      morning: [{}],
      events: [whole(on('Lou'), '2026-11-23', '2026-12-25')],
    },
    expects: { check: { count: 0 }, post: 'not reached' },
    asks: { events: [{ returnAll: true }] },
  },
]
