import { definePriced } from '../priced.ts'

export default definePriced({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Combien coûte un chatbot d'entreprise, à construire puis chaque mois ?",
    en: 'What does a business chatbot cost, to build and then every month?',
  },
  fr: {
    title: "Coût d'un chatbot d'entreprise : le calcul, ligne à ligne",
    description:
      "Un devis d'école ligne à ligne, la facture mensuelle du modèle et le seuil sous lequel un chatbot ne se rembourse pas. Vos chiffres remplacent les miens.",
    heading: "Combien coûte un chatbot d'entreprise ?",
    name: 'Combien coûte un chatbot ?',
    hint: 'Des jours de travail, un peu de modèle, une relecture.',
    lead: "Des jours de travail, surtout : à 600 € la journée, prix d'exemple, comptez 2 400 € pour quatre jours et un périmètre étroit, 8 400 € pour répondre d'après vos documents, 15 600 € pour agir dans vos outils. Le modèle s'ajoute chaque mois ; ici, il coûte moins que la relecture.",
  },
  en: {
    title: 'What a business chatbot costs, worked out line by line',
    description:
      "A worked quote line by line, the model's monthly bill and the volume below which a chatbot never pays for itself. Put your own numbers in.",
    heading: 'How much does a business chatbot cost?',
    name: 'How much does a chatbot cost?',
    hint: 'Working days, a little model usage, somebody who reads.',
    lead: 'Mostly working days. At a sample rate of €600, four days of narrow scope come to €2,400, answering from your documents to €8,400, and acting inside your software to €15,600. The model comes on top each month; here it costs less than having its misses read.',
  },
  related: [
    'tjm-tarifs-developpeur-ia',
    'calculateur-tarifs-freelance',
    'faq-delai-projet-chatbot',
    'faq-reduire-couts-llm',
    'cas-usage-chatbot-support',
    'contact',
  ],
  quote: {
    subject: {
      fr: 'Assistant documentaire, pour un vendeur de pièces détachées',
      en: 'Document assistant, for a seller of spare parts',
    },
    rate: 600,
    lots: [
      {
        name: { fr: 'Cadrer', en: 'Scope' },
        note: {
          fr: 'Cinquante vraies questions, relues avec vous',
          en: 'Fifty real questions, read together',
        },
        days: 2,
      },
      {
        name: { fr: 'Préparer les fiches', en: 'Get the sheets ready' },
        note: {
          fr: 'Trier, découper, indexer 400 fiches, en deux langues',
          en: 'Sort, split and index 400 data sheets, in two languages',
        },
        days: 4,
      },
      {
        name: { fr: 'Répondre avec la source', en: 'Answer and cite' },
        note: { fr: "Ou s'abstenir", en: 'Or decline to answer' },
        days: 4,
      },
      {
        name: { fr: 'Poser la fenêtre', en: 'Put the window up' },
        note: { fr: 'Sur le site, à sa place', en: 'On the site, where it belongs' },
        days: 2,
      },
      {
        name: { fr: 'Mesurer et relayer', en: 'Measure and hand over' },
        note: {
          fr: 'Corriger, mesurer encore ; un relais simple, par e-mail',
          en: 'Mend, then measure again; a simple handover, by email',
        },
        days: 2,
      },
    ],
    without: {
      fr: [
        'La rédaction des fiches qui manquent',
        'Un relais dans votre outil de support',
        'Les abonnements que vous payez déjà',
        "Le modèle, facturé à l'usage",
      ],
      en: [
        "Writing the sheets you don't have",
        'A handover inside your help desk',
        'Subscriptions you already pay for',
        'The model itself, billed by use',
      ],
    },
    scale: [
      {
        name: { fr: 'Un périmètre étroit', en: 'A narrow scope' },
        note: {
          fr: 'Un dossier, dix questions, vos collègues pour lecteurs.',
          en: 'One folder, ten questions, colleagues as readers.',
        },
        days: 4,
      },
      {
        name: { fr: "D'après vos documents", en: 'From your documents' },
        note: {
          fr: 'La réponse et sa source, ou un aveu.',
          en: 'The answer with its source, or an admission.',
        },
      },
      {
        name: { fr: 'Dans vos outils', en: 'Inside your software' },
        note: {
          fr: 'Dix jours pour le droit d’agir, deux de plus pour un relais dans votre outil de support.',
          en: 'Ten days for permission to act, two more for a handover inside your help desk.',
        },
        days: 26,
      },
    ],
    ranges: [
      {
        name: { fr: "L'état des documents", en: 'State of the documents' },
        note: {
          fr: 'Un PDF scanné ou trois versions contradictoires coûtent plus que mille pages propres.',
          en: 'Scanned PDFs and three versions that disagree cost more than a thousand clean pages.',
        },
        from: 1,
        to: 8,
      },
      {
        name: { fr: "Le droit d'agir", en: 'Permission to act' },
        note: {
          fr: "Lire une commande est simple. L'annuler demande des droits, un accord et une marche arrière.",
          en: 'Reading an order is easy. Cancelling one takes rights, consent and a way back.',
        },
        from: 0,
        to: 10,
      },
      {
        name: { fr: 'Le relais vers une personne', en: 'Handing over to a person' },
        note: {
          fr: 'Par e-mail, une demi-journée, déjà dans ce devis. Davantage dans votre outil de support.',
          en: 'By email, half a day, already in this quote. Your help desk takes longer.',
        },
        from: 0.5,
        to: 4,
      },
      {
        name: { fr: 'Les langues', en: 'Languages' },
        note: {
          fr: 'Chacune a son jeu de questions.',
          en: 'Every language needs its own test questions.',
        },
        from: 0,
        to: 3,
      },
      {
        name: { fr: "Le lieu d'exécution", en: 'Where it runs' },
        note: {
          fr: 'Surtout si rien ne doit quitter vos serveurs.',
          en: 'Most of all when nothing may leave your servers.',
        },
        from: 0,
        to: 6,
      },
    ],
    month: {
      usage: { conversations: 2000, messages: 6, read: 3000, written: 250 },
      models: ['claude-haiku-5-5', 'claude-sonnet-5-5'],
      upkeep: 0.5,
    },
  },
})
