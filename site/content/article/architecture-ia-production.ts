import { definePage } from '../define.ts'

export default definePage({
  topic: 'production',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Architecture d'une IA en production : tout autour du modèle",
    description:
      "Interface, reprises, réponse de secours, journaux et essais : les pièces qui rendent une application d'IA exploitable au quotidien.",
    heading: "Le modèle est une pièce, l'architecture fait le service",
    name: 'Architecture IA en production',
    hint: 'Ce qui entoure le modèle et fait tenir le service.',
    lead: "Dans une application d'IA, le modèle est la pièce qu'on remplacera sans doute en premier. Placez-le derrière une interface à vous, avec délais d'attente, reprises et réponse de secours. Journalisez chaque appel, rejouez un jeu d'essai à chaque changement : cet entourage rend le service exploitable, quel que soit le fournisseur.",
  },
  en: {
    title: 'AI architecture in production: everything around the model',
    description:
      'Interface, retries, fallback, logs and tests: the parts that turn a model call into an application people can run every day.',
    heading: 'The model is one part; the architecture is the service',
    name: 'Production AI architecture',
    hint: 'What surrounds the model and keeps the service standing.',
    lead: 'Models get replaced sooner than the systems that rely on them, so good architecture starts by making the swap painless. Wrap the model in an interface you own. Give it timeouts, retries and something sensible to say when it fails. Log each call, and let one test set stand guard over each release.',
  },
  question: {
    fr: "Que faut-il construire autour d'un modèle pour qu'un service d'IA tienne en production ?",
    en: 'What must stand around a model for an AI service to hold up in production?',
  },
  related: [
    'architecte-intelligence-artificielle',
    'evaluer-un-llm-en-production',
    'optimisation-couts-ia',
    'securite-ia-entreprise',
    'architecte-ia-generative',
  ],
})
