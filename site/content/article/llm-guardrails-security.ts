import { definePage } from '../define.ts'

export default definePage({
  topic: 'trust',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Garde-fous d'un LLM : filtrer, limiter, valider",
    description:
      "Injection de prompt, outils trop permissifs, sorties non contrôlées : où placer les protections d'un LLM et ce qu'aucune ne garantit.",
    heading: 'Les garde-fous se posent autour du modèle',
    name: 'Garde-fous pour LLM',
    hint: 'Des protections dans le code, posées en couches.',
    lead: "Une consigne interdit, elle n'empêche pas. Un texte piégé dans un courriel ou une page web peut pousser le modèle à l'ignorer. Les protections solides vivent dans le code : droits minimaux sur chaque outil, contrôle des entrées, schéma imposé en sortie, accord humain avant l'irréversible. Aucune n'est complète ; on les superpose.",
  },
  en: {
    title: 'LLM guardrails: screen, restrict, validate',
    description:
      "Prompt injection, over-permissive tools, unchecked outputs: where an LLM's protections belong, and what none of them can promise.",
    heading: 'Guardrails belong around the model',
    name: 'LLM guardrails',
    hint: 'Protections written in code and layered.',
    lead: "Telling a model not to do something isn't a control. Instructions hidden in an email can override yours, and no wording rules that out. Put the guardrails where text has no say: narrow tool permissions, schemas that outputs must match, a person who approves what can't be undone. Then layer them, because each one leaks.",
  },
  question: {
    fr: "Où placer les protections d'une application qui laisse un LLM lire et agir ?",
    en: 'Where do protections belong when an LLM reads and acts for you?',
  },
  related: [
    'glossaire-guardrails',
    'faq-securiser-chatbot',
    'securite-ia-entreprise',
    'glossaire-tool-calling',
    'developpeur-chatbot-freelance',
  ],
})
