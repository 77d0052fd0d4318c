import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quelles réponses un freelance IA doit-il à un responsable de la sécurité rennais ?',
    en: 'What does an AI freelancer owe a head of security in Rennes?',
  },
  fr: {
    title: 'Freelance IA à Rennes : les réponses que la sécurité attend',
    description:
      "À Rennes, cinq questions de sécurité avant un projet d'IA, la trace d'un appel ligne par ligne, le pôle SequoIA, l'offre AppliedIA et les jours sur place.",
    heading: 'Une IA que Rennes peut inspecter',
    name: 'Freelance IA à Rennes',
    hint: 'Cinq questions de sécurité, et la trace de chaque appel.',
    lead: "Avant le devis, je réponds par écrit à cinq questions de sécurité : ce qui sort, qui a la clé, ce que le journal garde, ce que l'agent peut faire seul, comment on l'arrête. Près de Rennes, où la DGA a un centre, on me les poserait de toute façon. Les voici, avec la trace qu'elles supposent.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visites',
        title: 'Deux jours, espacés',
        moments: [
          {
            when: 'Premier jour, dix heures',
            title: 'Lire le schéma',
            text: 'Même en venant de Paris le matin. Votre équipe sécurité barre ce qui lui déplaît.',
          },
          {
            when: 'Entre les deux',
            title: 'Des tickets',
            text: 'Tout y passe, sur votre outil ; rien ne se règle en marge.',
          },
          {
            when: 'Second jour',
            title: 'Attaquer la maquette',
            text: 'Elle attaque, je prends des notes. Le soir, je repars en train.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Rennes: what your security team asks',
    description:
      'Five security questions before an AI project in Rennes, one call traced line by line, the SequoIA cluster, the AppliedIA offer and how visits work.',
    heading: 'AI that Rennes can open and inspect',
    name: 'AI freelancer for Rennes',
    hint: 'Five security questions, and a trace of every call.',
    lead: "Before the quote, I answer five security questions in writing: what leaves, who holds the key, what the log keeps, what the agent may do alone, and how it stops. Near Rennes, where the defence agency has a centre, I'd be asked anyway. Here they are, with the trace that backs them.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visits',
        title: 'Two days, some weeks apart',
        moments: [
          {
            when: "First day, ten o'clock",
            title: 'Reading the diagram',
            text: 'Even when I come from Paris that morning. Your security people cross out what they dislike.',
          },
          {
            when: 'In between',
            title: 'Tickets',
            text: 'Everything goes through them, in your own tracker.',
          },
          {
            when: 'Second day',
            title: 'Attacking the prototype',
            text: 'They attack and I take notes. I leave by train in the evening.',
          },
        ],
      },
    ],
  },
  related: [
    'llm-guardrails-security',
    'securite-ia-entreprise',
    'developpeur-agents-ia',
    'glossaire-guardrails',
    'freelance-ia-nantes',
  ],
})
