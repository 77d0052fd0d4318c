import { definePage } from '../define.ts'
import { en } from './ia.en.blocks.ts'
import { fr } from './ia.fr.blocks.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  fr: {
    title: 'Services IA : assistants, agents, RAG et automatisation',
    description:
      'Assistants documentaires, chatbots, agents, fine-tuning, automatisation et audit : les services IA proposés, et comment choisir celui qui convient.',
    heading: "Choisir l'IA qui convient à la tâche",
    name: 'Services IA',
    hint: 'Assistants, agents, automatisation : lequel pour quel besoin.',
    lead: "Vous cherchez une information dans vos documents : prenez un assistant RAG. Vous répondez toujours aux mêmes questions : un chatbot. Vous enchaînez des étapes dans plusieurs logiciels : un flux, ou un agent si le chemin varie. Vous hésitez encore : commencez par l'audit. Et lorsqu'un simple formulaire suffit, c'est lui que je vous proposerai.",
    blocks: fr,
  },
  en: {
    title: 'AI services: assistants, agents, RAG and automation',
    description:
      'Document assistants, chatbots, agents, fine-tuning, automation and audits: the AI services on offer, and how to pick the one that suits your task.',
    heading: 'Choose the AI that suits the task',
    name: 'AI services',
    hint: 'Assistants, agents, automation: which one for which need.',
    lead: "Start from the task, and the service nearly chooses itself. Finding facts in your files calls for RAG. Repeated questions call for a chatbot. Fixed steps across several tools make a workflow, and steps that vary may justify an agent. If a plain form would do, I'll say so. Not sure? Take the free audit.",
    blocks: en,
  },
  related: [
    'consultant-rag-freelance',
    'developpeur-chatbot-freelance',
    'developpeur-agents-ia',
    'automatisation-n8n-freelance',
    'audit-ia-gratuit',
    'contact',
  ],
})
