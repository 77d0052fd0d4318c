import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment un freelance IA renforce-t-il une équipe nantaise sans la rendre dépendante ?',
    en: 'How can an AI freelancer strengthen a Nantes team without creating dependence?',
  },
  fr: {
    title: 'Freelance IA à Nantes : quatre semaines, puis je pars',
    description:
      "Renfort IA pour les équipes de Nantes et de l'estuaire : quatre semaines en binôme, ce qui reste ensuite, le guichet régional, les règles d'accès.",
    heading: 'Renforcer une équipe nantaise, sans dépendance',
    name: 'Freelance IA à Nantes',
    hint: 'Un renfort IA pour vos développeurs, avec transmission du savoir.',
    lead: "J'écris la première fonction avec vos développeurs, sur votre dépôt, et je pars quand ils la réparent seuls. Je compte quatre semaines. Nantes ne manque pas d'équipes ; il leur manque une première mise en service et le jeu d'essai qui la tient. Les usines de l'estuaire demandent autre chose, à commencer par le droit d'entrer.",
    parts: [
      {
        kind: 'day',
        id: 'semaines',
        title: 'Quatre semaines, puis je pars',
        moments: [
          {
            when: 'Semaine 1, deux jours sur place',
            title: 'Choisir',
            text: "Une fonction petite et visible : proposer une réponse à un ticket. Trente cas réels s'écrivent, réponse comprise, avant le code.",
          },
          {
            when: 'Semaine 2, à distance',
            title: 'Écrire à deux',
            text: "Deux heures par jour : vous tapez, je questionne. Le soir, les trente cas tournent et la note s'affiche dans votre canal.",
          },
          {
            when: 'Semaine 3, à distance',
            title: 'Casser',
            text: 'Entrée vide, document énorme, fournisseur en panne, demande malveillante. Chaque panne devient un test.',
          },
          {
            when: 'Semaine 4, un jour sur place',
            title: 'Mettre en service',
            text: "Pour dix personnes. Vos développeurs réparent une erreur sans moi : alors c'est fini.",
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'estuaire',
        title: "Le long de l'estuaire",
        sectors: [
          {
            name: 'Nantes',
            subject: 'Des pairs pour vos développeurs',
            text: "Le Salon de la Data et de l'IA a fêté ses dix ans en septembre 2025 à la Cité des congrès. Envoyez-les-y plutôt que moi.",
            source: {
              publisher: 'Ippon',
              url: 'https://blog.ippon.fr/2025/10/22/une-journee-au-salon-de-la-data-et-de-lia-de-nantes-2025',
            },
          },
          {
            name: 'Bouguenais',
            subject: 'Procédés de fabrication',
            text: "L'IRT Jules Verne y a pour voisins Airbus et Daher. Portez-lui une machine, portez-moi un document.",
            source: {
              publisher: "L'Usine nouvelle",
              url: 'https://www.usinenouvelle.com/editorial/l-irt-jules-verne-prend-un-nouvel-essor-dans-son-nautilus.N2068222',
            },
          },
          {
            name: 'Saint-Nazaire',
            subject: 'Construction navale',
            text: "Les travaux de construction navale échappent aux règles ordinaires du plan de prévention. Pour un visiteur, on demande : le chantier écrit ce qu'il attend, et je ne prends aucun billet avant.",
            source: {
              publisher: 'Formafrance',
              url: 'http://formafrance.fr/plan-de-prevention-obligation-d-ecrit.html',
            },
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Nantes: four weeks, then I leave',
    description:
      'Support for software teams in Nantes and along the estuary: four weeks of pairing, what stays behind, the regional innovation desk, and site access rules.',
    heading: 'Support for Nantes teams, no lock-in',
    name: 'AI freelancer for Nantes',
    hint: 'Help for your developers, and knowledge that stays with them.',
    lead: 'I write the first feature with your developers, in your repository, and leave once they can repair it without me. I count on four weeks. Nantes has teams enough; what they lack is one AI feature in service and the test set that keeps it there. Factories along the estuary need other things, permission to enter being the first.',
    parts: [
      {
        kind: 'day',
        id: 'weeks',
        title: 'Four weeks, then I leave',
        moments: [
          {
            when: 'Week 1, two days on site',
            title: 'Choose',
            text: 'Something small that people will notice, such as suggesting a reply to a ticket. Thirty real cases come first, with the answer expected.',
          },
          {
            when: 'Week 2, remote',
            title: 'Write it together',
            text: 'Two hours a day: you type, I ask. Each evening the thirty cases run and the score lands in your channel.',
          },
          {
            when: 'Week 3, remote',
            title: 'Break it',
            text: 'Empty input, enormous document, provider down, hostile request. Every failure turns into a test.',
          },
          {
            when: 'Week 4, one day on site',
            title: 'Go live',
            text: "For ten people. Your developers repair an error without me, and then we're done.",
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'estuary',
        title: 'Along the estuary',
        sectors: [
          {
            name: 'Nantes',
            subject: 'Peers for your developers',
            text: 'The data and AI fair turned ten in September 2025 at the congress centre. Send them there rather than me.',
            source: {
              publisher: 'Ippon',
              url: 'https://blog.ippon.fr/2025/10/22/une-journee-au-salon-de-la-data-et-de-lia-de-nantes-2025',
            },
          },
          {
            name: 'Bouguenais',
            subject: 'Manufacturing processes',
            text: 'The Jules Verne institute has Airbus and Daher for neighbours. Take machines to them and documents to me.',
            source: {
              publisher: "L'Usine nouvelle",
              url: 'https://www.usinenouvelle.com/editorial/l-irt-jules-verne-prend-un-nouvel-essor-dans-son-nautilus.N2068222',
            },
          },
          {
            name: 'Saint-Nazaire',
            subject: 'Shipbuilding',
            text: "The usual rules on safety plans don't apply to shipbuilding work. For a visitor, ask: the yard writes down what it expects, and I buy no ticket before that.",
            source: {
              publisher: 'Formafrance',
              url: 'http://formafrance.fr/plan-de-prevention-obligation-d-ecrit.html',
            },
          },
        ],
      },
    ],
  },
  related: [
    'developpeur-full-stack-ia',
    'faq-integrer-ia-application',
    'evaluer-un-llm-en-production',
    'processus-collaboration',
    'freelance-ia-rennes',
  ],
})
