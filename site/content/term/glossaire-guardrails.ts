import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: "Guardrails : définition des garde-fous d'un modèle de langage",
    description:
      "Les guardrails contrôlent ce qui entre dans un modèle, ce qu'il peut faire et ce qui en sort. Définition, exemple, et limite d'une simple consigne.",
    heading: 'Guardrails',
    name: 'Guardrails',
    hint: 'Des contrôles autour du modèle, écrits dans le code.',
    lead: "Les guardrails, ou garde-fous, sont les contrôles placés autour d'un modèle : filtrer la demande, limiter ses droits, vérifier la réponse avant qu'elle ne parte. Un assistant bancaire ne peut montrer le solde d'un autre client, car le code refuse la requête. Une consigne dans le prompt ne remplace pas ce contrôle.",
  },
  en: {
    title: 'Guardrails explained: the checks around a language model',
    description:
      "Guardrails check what enters a model, what it may do and what comes out. Definition, a banking example, and why an instruction isn't enough.",
    heading: 'Guardrails',
    name: 'Guardrails',
    hint: 'Checks around the model, enforced by code.',
    lead: "Filter what comes in, limit what the model may do, verify what goes out: these checks are called guardrails. A bank's assistant can't show another customer's balance because code refuses the query. An instruction in the prompt is no substitute, since a determined user can talk a model out of it.",
  },
  question: {
    fr: "Qu'est-ce qu'un guardrail, et lequel protège vraiment ?",
    en: 'What is a guardrail, and which ones really protect me?',
  },
  related: [
    'llm-guardrails-security',
    'faq-securiser-chatbot',
    'securite-ia-entreprise',
    'glossaire-tool-calling',
    'glossaire-hallucinations',
  ],
})
