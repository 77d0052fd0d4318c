import { definePage } from '../define.ts'

export default definePage({
  topic: 'production',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Edge AI : quand faire tourner le modèle sur l'appareil",
    description:
      "Réseau absent, réponse immédiate ou donnée qui ne doit pas sortir : les trois raisons d'embarquer un modèle, et ce que cela impose.",
    heading: 'Calculer sur place, quand le réseau devient une gêne',
    name: 'Edge AI',
    hint: "Le modèle sur l'appareil : trois raisons, et leur prix.",
    lead: "Trois raisons justifient de faire tourner un modèle sur l'appareil : le réseau manque, la réponse ne peut pas attendre, ou la donnée ne doit pas sortir. Sans l'une d'elles, un serveur reste plus simple à corriger. Car chaque appareil a sa mémoire, sa batterie et sa version, qu'il faudra suivre à distance.",
  },
  en: {
    title: 'Edge AI: when to run the model on the device',
    description:
      "No network, no time to wait, or data that mustn't leave: three reasons to embed a model, and the constraints that come with it.",
    heading: 'Compute on the spot when the network gets in the way',
    name: 'Edge AI',
    hint: 'Models on the device: three good reasons, and their price.',
    lead: "Put the model on the device when the connection drops, the reaction can't wait, or the recording mustn't leave the room. If none of those applies, keep it on a server, where one fix reaches everyone. Distributed intelligence means small models, tight power limits and a fleet of versions to keep track of.",
  },
  question: {
    fr: "Quand vaut-il mieux faire tourner un modèle sur l'appareil que sur un serveur ?",
    en: 'When is it better to run a model on the device than on a server?',
  },
  related: [
    'architecture-ia-production',
    'securite-ia-entreprise',
    'comparatif-llm-2025',
    'lora-qlora-fine-tuning-economique',
    'contact',
  ],
})
