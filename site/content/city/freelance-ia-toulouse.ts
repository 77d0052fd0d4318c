import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Un assistant documentaire est-il possible à Toulouse sur des dossiers aéronautiques confidentiels ?',
    en: 'Can a document assistant work in Toulouse on confidential aerospace files?',
  },
  fr: {
    title: "Freelance IA à Toulouse : documents d'essai confidentiels",
    description:
      "Assistant documentaire pour l'aéronautique à Toulouse : trois montages selon la confidentialité, ce que la réponse affiche, ANITI, plan régional, accès.",
    heading: 'La documentation technique, à portée de question',
    name: 'Freelance IA à Toulouse',
    hint: 'Aéronautique, spatial, ingénierie : retrouver le bon paragraphe.',
    lead: "Un assistant peut répondre d'après des dossiers aéronautiques confidentiels, si l'on décide d'abord où vont les fichiers, où tourne le modèle et où je travaille. Un dossier d'essai ne quitte pas votre réseau. L'assistant rend le paragraphe, son numéro et sa révision, ou se tait. Il ne certifie rien. Une partie du travail se fait chez vous.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'montages',
        title: 'Trois montages, jamais mêlés',
        sectors: [
          {
            name: 'Fichiers diffusables',
            subject: 'Le modèle est chez un fournisseur',
            text: "Je travaille à distance. Rien d'interne n'entre dans cet index.",
          },
          {
            name: 'Internes, sous contrat',
            subject: 'Chez un hébergeur choisi',
            text: 'À distance aussi, avec un accès à mon nom, que vous refermez.',
          },
          {
            name: "D'essai, de défense",
            subject: 'Sur votre machine',
            text: "Chez vous, sur votre poste, avec un de vos administrateurs. Le modèle est plus petit, les mises à jour viennent sur support amovible. Le classifié demande en plus une habilitation et une machine homologuée ; sans elles, je n'y touche pas.",
          },
        ],
      },
      {
        kind: 'day',
        id: 'acces',
        title: "Deux jours plutôt qu'un",
        moments: [
          {
            when: 'À la signature',
            title: "L'autorisation",
            text: 'Demandez-la aussitôt : elle peut prendre des mois. Prévoyez un plan sans elle.',
          },
          {
            when: 'La veille au soir',
            title: 'Le train',
            text: 'Depuis Paris, toute visite commence là.',
          },
          {
            when: 'Premier jour',
            title: 'Hors zone',
            text: "Une salle et des documents non protégés : de quoi bâtir l'outil.",
          },
          {
            when: 'Second jour',
            title: 'En zone',
            text: "Si l'accès est venu : vos fichiers, votre poste, et rien qui sorte.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Toulouse: confidential aerospace files',
    description:
      'A document assistant for aerospace in Toulouse: three set-ups by confidentiality, what an answer shows, the ANITI cluster, the regional plan and site access.',
    heading: 'Technical documents, one question away',
    name: 'AI freelancer for Toulouse',
    hint: 'Aircraft, space, engineering: find the right paragraph.',
    lead: "A document assistant can work on confidential aerospace files, once you've decided where the files go, where the model runs and where I sit. A test report never leaves your network. The assistant returns the paragraph, its number and its revision, or says nothing. It certifies nothing. So part of the work happens at your premises.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'setups',
        title: 'Three set-ups, never mixed',
        sectors: [
          {
            name: 'Releasable files',
            subject: "The model is at a provider's",
            text: 'I work remotely. Nothing internal goes into that index.',
          },
          {
            name: 'Internal, under contract',
            subject: 'At a host you chose',
            text: 'Remotely as well, on an account in my name that you close.',
          },
          {
            name: 'Flight test, defence',
            subject: 'On your own machine',
            text: "With you, at your computer, one of your administrators at my side. The model is smaller and updates come in on removable media. Classified material also takes a security clearance and an accredited machine; without both I don't touch it.",
          },
        ],
      },
      {
        kind: 'day',
        id: 'access',
        title: 'Two days over one',
        moments: [
          {
            when: 'On signing',
            title: 'Permission',
            text: 'Ask for it at once: it can take months. Have a plan without it.',
          },
          {
            when: 'The evening before',
            title: 'The train',
            text: 'A visit from Paris starts there.',
          },
          {
            when: 'First day',
            title: 'Outside the zone',
            text: 'A room and unrestricted documents, enough to build the tool.',
          },
          {
            when: 'Second day',
            title: 'Inside',
            text: 'If access came through: your files, your computer, and nothing leaves.',
          },
        ],
      },
    ],
  },
  related: [
    'consultant-rag-freelance',
    'mon-serveur-rag',
    'edge-ai-intelligence-distribuee',
    'cas-usage-rag-documentation',
    'freelance-ia-bordeaux',
  ],
})
