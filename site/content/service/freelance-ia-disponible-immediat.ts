import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Un freelance IA peut-il démarrer cette semaine, et que dois-je préparer ?',
    en: 'Can a freelance AI developer start this week, and what should I have ready?',
  },
  fr: {
    title: 'Freelance IA disponible : démarrer vite une mission courte',
    description:
      "Un besoin pressant en IA ou en développement ? Dites l'échéance et le contexte : je réponds avec une date de départ réaliste, ou je vous dis non clairement.",
    heading: 'Un besoin pressant, une réponse franche',
    name: 'Freelance IA disponible',
    hint: "Ce qu'il faut préparer pour qu'une mission démarre vite.",
    lead: "La date de départ dépend moins de mon agenda que de vos accès. Envoyez l'échéance, l'état des lieux et le nom de la personne qui décide : vous recevrez une date écrite, ou un refus motivé. Avec les comptes ouverts et un périmètre d'une page, une mission courte part bien plus vite qu'avec un long cahier des charges.",
    blocks: [
      {
        kind: 'offers',
        id: 'urgence-formats',
        title: 'Trois durées, trois promesses',
        offers: [
          {
            title: 'Un jour',
            text: 'Pour savoir.',
            points: [
              'Lecture du code et des journaux',
              'La cause, ou les trois suspectes',
              'Une page : quoi faire, dans quel ordre',
            ],
          },
          {
            title: 'Une semaine',
            text: 'Pour réparer ou remplacer.',
            points: [
              'Un seul défaut, ou un seul module',
              'Un point de quinze minutes par jour',
              'Livraison le jeudi, vendredi en réserve',
            ],
          },
          {
            title: 'Un mois',
            text: "Pour tenir une échéance, ou sortir d'une panne.",
            points: [
              'Une fonction mise en service, ou rétablie',
              'Ce qui est coupé, décidé la première semaine',
              'Deux jours de remise à votre équipe',
            ],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'urgence-jours',
        title: 'Quand une panne prend un mois',
        lead: 'Pour une panne dont on ignore la cause. Un défaut isolé tient dans la semaine ; une échéance suit son propre calendrier, écrit au devis.',
        steps: [
          {
            title: 'Semaine 1 : arrêter',
            text: "On stabilise : retour à la version d'avant, coupure d'une fonction, message aux utilisateurs. La cause attendra un jour.",
          },
          {
            title: 'Semaine 2 : comprendre',
            text: 'Le défaut est reproduit à volonté, puis enfermé dans un test. Sans cela, on ne répare que par chance.',
          },
          {
            title: 'Semaine 3 : corriger',
            text: "La plus petite correction qui tienne, relue par quelqu'un de chez vous, mise en service de jour.",
          },
          {
            title: 'Semaine 4 : rendre',
            text: "Le récit de la panne, les tests, les accès que l'on me retire. Une dette notée, sans devis glissé dedans.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'urgence-fit',
        title: 'Une urgence que je peux servir',
        yes: {
          title: "Écrivez-moi aujourd'hui pour",
          points: [
            'Un modèle retiré sous votre application, avec une date connue',
            'Un développeur parti, et une démonstration dans trois semaines',
            "Une facture d'API qui a décuplé sans explication",
          ],
        },
        no: {
          title: "Appelez quelqu'un d'autre pour",
          points: [
            'Une intrusion en cours : un spécialiste de la réponse à incident, tout de suite',
            "Une astreinte de nuit toute l'année : il faut une équipe",
            "Six mois à plein temps sous votre hiérarchie : c'est une embauche",
          ],
        },
      },
      {
        kind: 'questions',
        id: 'urgence-questions',
        title: 'Questions pressées',
        questions: [
          {
            question: "L'urgence coûte-t-elle plus cher ?",
            answer:
              "Le devis le dit avant : les jours ouvrés au tarif ordinaire, les soirs et week-ends sur une ligne à part, que vous pouvez refuser. Le plus souvent, c'est l'attente des accès qui coûte.",
          },
          {
            question: 'Signez-vous un accord de confidentialité ?',
            answer:
              "Oui, le vôtre, dans la journée s'il tient en quelques pages. Si des données personnelles sont visibles, il faut aussi le contrat de sous-traitance que demande le RGPD.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance AI developer available for short assignments',
    description:
      "Pressing AI or web work? Tell me the deadline and the context. I'll answer with a start date I can keep, or with a plain no and the reason behind it.",
    heading: 'Pressing work, and a straight answer',
    name: 'Available AI freelancer',
    hint: 'What to have ready so that a short assignment can start quickly.',
    lead: 'How soon I start hangs less on my diary than on three things you can prepare today: access to the systems involved, one page describing the scope, and one person who decides. Send those with your deadline. I reply in writing with a date on which I am actually free, and turn the job down if it does not fit.',
    blocks: [
      {
        kind: 'offers',
        id: 'urgence-formats',
        title: 'Three lengths, three promises',
        offers: [
          {
            title: 'A day',
            text: 'To find out.',
            points: [
              'Reading code and logs',
              'The cause, or three suspects',
              'One page: what to do, in what order',
            ],
          },
          {
            title: 'A week',
            text: 'To mend or to replace.',
            points: [
              'One defect, or one module',
              'A quarter of an hour together daily',
              'Thursday delivery, Friday in reserve',
            ],
          },
          {
            title: 'A month',
            text: 'To meet a date, or get over a failure.',
            points: [
              'One feature in service, or back in it',
              'What gets cut, settled in week one',
              'Two days of handover to your team',
            ],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'urgence-jours',
        title: 'When a failure takes a month',
        lead: 'For a failure whose cause nobody knows. A lone defect fits in the week; a deadline has a timetable of its own, written in the quote.',
        steps: [
          {
            title: 'Week 1: stop the bleeding',
            text: 'Stabilise: back to the previous release, a feature switched off, a word to users. The cause can wait a day.',
          },
          {
            title: 'Week 2: understand',
            text: 'The defect is reproduced at will and caught in a test. Without one, repairs are a matter of luck.',
          },
          {
            title: 'Week 3: correct',
            text: 'The smallest change that holds, reviewed by somebody on your side and released in daylight.',
          },
          {
            title: 'Week 4: give back',
            text: 'The story of the failure, tests, my access withdrawn. Debts are listed, with no quote tucked inside.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'urgence-fit',
        title: 'An emergency I can help with',
        yes: {
          title: 'Write today about',
          points: [
            'A model being retired underneath your application, on a known date',
            'A developer gone, and a demonstration three weeks away',
            'An API bill ten times its usual size, and no explanation',
          ],
        },
        no: {
          title: 'Call somebody else about',
          points: [
            'An intrusion in progress: an incident response specialist, right now',
            'Night cover all year round: that takes a team',
            'Six months full time under your management: hire an employee',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'urgence-questions',
        title: 'Questions in a hurry',
        questions: [
          {
            question: 'Does urgency cost extra?',
            answer:
              'You read it in the quote first: working days at the ordinary rate, evenings and weekends on a line you can strike out. Most of the time, what costs money is waiting for access.',
          },
          {
            question: 'Will you sign a confidentiality agreement?',
            answer:
              'Yes, yours, the same day when it runs to a few pages. If personal data can be seen, the processing contract required by the GDPR goes with it.',
          },
        ],
      },
    ],
  },
  related: [
    'contact',
    'processus-collaboration',
    'tjm-tarifs-developpeur-ia',
    'developpeur-full-stack-ia',
    'evaluateur-projet-ia',
  ],
})
