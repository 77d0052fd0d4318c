import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Architecte IA générative : du prototype à la production',
    description:
      "Modèles, consignes, recherche, contrôles et supervision : je conçois l'architecture d'un service d'IA générative qui doit tenir dans la durée.",
    heading: 'De la démonstration au service qui dure',
    name: 'Architecte IA générative',
    hint: "Ce qu'il faut ajouter à une démonstration avant de l'ouvrir au public.",
    lead: "Votre démonstration convainc en réunion, puis un utilisateur pose la question que personne n'avait prévue. L'architecture sert à ce moment-là : filtrer l'entrée, retrouver le contexte, contrôler la sortie, tracer l'échange, changer de modèle si le premier tombe. Je conçois ces couches et je garde seulement celles dont votre cas a besoin.",
  },
  en: {
    title: 'Generative AI architect: from prototype to production',
    description:
      'Models, prompts, retrieval, checks and monitoring: I design the layers a generative AI service needs before real users arrive, and leave out the others.',
    heading: 'From a good demo to a lasting service',
    name: 'Generative AI architect',
    hint: 'What a demo still lacks before real people use it.',
    lead: 'A demo answers the questions its author thought of. Users bring the others. Between the two sits a design job: screening what comes in, fetching the right context, checking what goes out, recording the exchange and falling back when a provider is unavailable. I design those layers one by one, keeping only what your risk justifies.',
  },
  related: [
    'architecture-ia-production',
    'llm-guardrails-security',
    'architecte-intelligence-artificielle',
    'evaluer-un-llm-en-production',
    'evaluateur-projet-ia',
  ],
})
