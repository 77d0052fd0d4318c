import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre devis, deux à relancer', en: 'Four quotes, two to chase' },
    given: {
      morning: [{}],
      quotes: [
        {
          quote: 'D-118',
          contact: 'Mme Lenoir',
          email: 'lenoir@atelier.example',
          subject: 'Refonte du catalogue',
          amount: 2400,
          sent_on: '2026-11-02',
          status: { fr: 'envoyé', en: 'sent' },
          reminders: 0,
          last_reminder: '',
        },
        {
          quote: 'D-121',
          contact: 'M. Abadie',
          email: 'abadie@transport.example',
          subject: 'Suivi des tournées',
          amount: 5200,
          sent_on: '2026-11-03',
          status: { fr: 'signé', en: 'signed' },
          reminders: 0,
          last_reminder: '',
        },
        {
          quote: 'D-109',
          contact: 'M. Royer',
          email: 'royer@menuiserie.example',
          subject: 'Formulaire de demande',
          amount: 900,
          sent_on: '2026-10-05',
          status: { fr: 'envoyé', en: 'sent' },
          reminders: 2,
          last_reminder: '2026-10-26',
        },
        {
          quote: 'D-125',
          contact: 'Mme Ferrand',
          email: 'ferrand@creche.example',
          subject: 'Listes d’attente',
          amount: 1800,
          sent_on: '2026-10-28',
          status: { fr: 'envoyé', en: 'sent' },
          reminders: 1,
          last_reminder: '2026-11-09',
        },
      ],
      luna: {
        says: [
          {
            fr: 'Le devis pour la refonte du catalogue (2400 € HT) vous est parvenu le 2026-11-02. Qu’est-ce qui vous aiderait à décider ?',
            en: 'The quote for the new catalogue (€2400 before VAT) reached you on 2026-11-02. What would help you decide?',
          },
          {
            fr: 'Vous avez le devis pour les listes d’attente (1800 € HT) depuis le 2026-10-28. Préférez-vous que je le classe ?',
            en: 'You have had the quote for waiting lists (€1800 before VAT) since 2026-10-28. Shall I close it?',
          },
        ],
      },
      draft: [
        { id: 'r-1', message: { id: 'm-1' } },
        { id: 'r-2', message: { id: 'm-2' } },
      ],
      note: [{ quote: 'D-118' }, { quote: 'D-125' }],
    },
    expects: {
      age: [
        { quote: 'D-118', rank: 1 },
        { quote: 'D-121', rank: 1 },
        { quote: 'D-109', rank: 3 },
        { quote: 'D-125', rank: 2 },
      ],
      due: [
        { quote: 'D-118', waited: 21, rank: 1 },
        { quote: 'D-125', waited: 14, rank: 2 },
      ],
      fixed: [
        {
          text: {
            fr: 'Le devis pour la refonte du catalogue (2400 € HT) vous est parvenu le 2026-11-02. Qu’est-ce qui vous aiderait à décider ?',
            en: 'The quote for the new catalogue (€2400 before VAT) reached you on 2026-11-02. What would help you decide?',
          },
        },
        {
          text: {
            fr: 'Vous avez le devis pour les listes d’attente (1800 € HT) depuis le 2026-10-28. Préférez-vous que je le classe ?',
            en: 'You have had the quote for waiting lists (€1800 before VAT) since 2026-10-28. Shall I close it?',
          },
        },
      ],
    },
    asks: {
      draft: [
        { options: { sendTo: 'lenoir@atelier.example' } },
        { options: { sendTo: 'ferrand@creche.example' } },
      ],
      note: [
        { columns: { value: { quote: 'D-118', reminders: 1, last_reminder: '2026-11-23' } } },
        { columns: { value: { quote: 'D-125', reminders: 2, last_reminder: '2026-11-23' } } },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      morning: [{}],
      quotes: [
        {
          quote: 'D-122',
          contact: 'Mme Petit',
          email: 'petit@jardin.example',
          subject: 'Prise de rendez-vous en ligne',
          amount: 1350,
          sent_on: '2026-11-06',
          status: { fr: 'envoyé', en: 'sent' },
          reminders: 1,
          last_reminder: '2026-11-13',
        },
      ],
      luna: { fails: 'The service is overloaded' },
      draft: [{ id: 'r-2', message: { id: 'm-2' } }],
      note: [{ quote: 'D-122' }],
    },
    expects: {
      due: [{ waited: 10, rank: 2 }],
      fixed: [
        {
          text: {
            fr: 'Je reviens vers vous au sujet du devis « Prise de rendez-vous en ligne » (1350 € HT), envoyé le 2026-11-06. Où en est votre réflexion ?',
            en: 'I am coming back to you about the quote “Prise de rendez-vous en ligne” (€1350 before VAT), sent on 2026-11-06. Where do you stand?',
          },
        },
      ],
    },
    asks: {
      draft: [
        {
          subject: {
            fr: 'Votre devis : Prise de rendez-vous en ligne',
            en: 'Your quote: Prise de rendez-vous en ligne',
          },
        },
      ],
      note: [{ columns: { value: { reminders: 2 } } }],
    },
  },
]
