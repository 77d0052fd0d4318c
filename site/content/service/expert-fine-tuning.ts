import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Faut-il réentraîner un modèle sur nos exemples, et que restera-t-il dans un an ?',
    en: 'Should we train a model on our examples, and what will be left of it in a year?',
  },
  fr: {
    title: 'Expert fine-tuning : adapter un modèle à vos exemples',
    description:
      'Quand réentraîner un modèle vaut la peine, et quand une bonne consigne suffit. Préparation des exemples, entraînement, mesure avant et après, sur devis.',
    heading: "Le bon ton, appris par l'exemple",
    name: 'Expert fine-tuning',
    hint: "Apprendre une forme au modèle, après avoir vérifié que c'est utile.",
    lead: "N'entraînez rien avant d'avoir essayé une consigne soignée avec quelques exemples. Si l'écart demeure, le fine-tuning peut fixer un style, un format ou une classification. Il n'apprend pas des faits qui changent : pour cela, cherchez dans vos documents. Dans un an, le modèle sera peut-être retiré ; vos exemples, eux, serviront au suivant.",
    blocks: [
      {
        kind: 'steps',
        id: 'tuning-semaines',
        title: 'Cinq semaines, ou une seule',
        lead: "Si la consigne suffit, nous en restons là. Si l'écart demeure, chiffres à l'appui, les trois autres étapes suivent.",
        steps: [
          {
            title: 'Semaine 1 : la consigne',
            text: "Cent cinquante cas mis de côté pour l'examen, jamais montrés au modèle. Une consigne longue, cinq exemples, une note.",
          },
          {
            title: 'Semaines 2 et 3 : les exemples',
            text: 'Deux personnes annotent les mêmes cent cas. Si elles diffèrent souvent, la règle est floue : on la réécrit.',
          },
          {
            title: "Semaine 4 : l'entraînement",
            text: "Trois réglages, pas trente. La machine est louée à l'heure et rendue le soir.",
          },
          {
            title: 'Semaine 5 : la comparaison',
            text: 'Même examen, correcteur qui ignore quel modèle a répondu. Puis la décision, écrite.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'tuning-fit',
        title: 'Une forme ou un savoir ?',
        yes: {
          title: 'Entraîner a un sens pour',
          points: [
            "Une classification fine que vos experts appliquent sans pouvoir l'énoncer",
            'Un ton de marque tenu sur des milliers de textes courts',
            'Remplacer un grand modèle par un petit, moins cher, sur une tâche étroite',
          ],
        },
        no: {
          title: "N'entraînez pas pour",
          points: [
            'Lui apprendre vos tarifs ou vos procédures : ils changeront',
            'Obtenir un JSON valide : un schéma imposé suffit',
            'Rentabiliser cinquante exemples recueillis en un après-midi',
          ],
        },
      },
      {
        kind: 'rows',
        id: 'tuning-livre',
        title: 'Ce que vous conservez',
        lead: "Par ordre de durée de vie, le plus durable d'abord.",
        rows: [
          {
            icon: 'doc',
            universe: 'ia',
            title: 'Les exemples',
            strong: 'Un fichier lisible, sources citées',
            text: "Chaque exemple dit d'où il vient, qui l'a validé et si une personne y est reconnaissable.",
          },
          {
            icon: 'pen',
            universe: 'plus',
            title: "Le guide d'annotation",
            strong: 'Quatre pages, avec les cas limites',
            text: 'De quoi former un annotateur en une heure, et trancher de la même façon dans un an.',
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: "L'examen",
            strong: "150 cas tenus à l'écart",
            text: 'Il juge aussi le prochain modèle général, qui rendra peut-être le vôtre inutile.',
          },
          {
            icon: 'layers',
            universe: 'code',
            title: 'Le modèle',
            strong: 'Poids, recette et version de base',
            text: 'Avec un modèle ouvert, les fichiers sont à vous. Chez un fournisseur, vous louez un accès.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tuning-questions',
        title: 'Encore deux points',
        questions: [
          {
            question: "Combien d'exemples faut-il ?",
            answer:
              "Moins qu'on ne craint s'ils sont cohérents, davantage si les classes sont nombreuses. J'entraîne avec un quart, la moitié, puis tout : si la courbe monte encore, en chercher d'autres vaut la peine.",
          },
          {
            question: 'Et les données personnelles dans les exemples ?',
            answer:
              "On les remplace avant l'entraînement. Un modèle peut restituer ce qu'il a vu, et l'on ne sait pas effacer une personne d'un modèle comme on efface une ligne d'une base.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Fine-tuning specialist: teach a model from your examples',
    description:
      'When training a model pays off and when a careful prompt is enough. Curated examples, a training run, and a measurement before and after. Priced on quote.',
    heading: 'The right tone, learned from examples',
    name: 'Fine-tuning specialist',
    hint: "Teach a model a form, once we know a prompt can't do it.",
    lead: 'Try a prompt first: a clear one with a handful of examples solves plenty at a fraction of the effort. Fine-tuning earns its place for a steady style, a strict format or a fine classification. It is a poor way to store facts that change. In a year the model may be retired; your examples will train the next.',
    blocks: [
      {
        kind: 'steps',
        id: 'tuning-semaines',
        title: 'Five weeks, or just one',
        lead: 'If the prompt will do, we stop there. If a gap remains, with figures to show it, the other three stages follow.',
        steps: [
          {
            title: 'Week 1: the prompt',
            text: 'A hundred and fifty cases are put aside as an exam and never shown. One long prompt, five examples, a mark.',
          },
          {
            title: 'Weeks 2 and 3: the examples',
            text: 'Two people label the same hundred cases. Where they often disagree the rule is vague, and we rewrite it.',
          },
          {
            title: 'Week 4: the training',
            text: 'Three settings rather than thirty, on a machine rented by the hour and returned that evening.',
          },
          {
            title: 'Week 5: the comparison',
            text: 'Same exam, with a marker who cannot tell which model replied. Then a decision, in writing.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'tuning-fit',
        title: 'A form, or knowledge?',
        yes: {
          title: 'Training makes sense for',
          points: [
            'A fine classification your experts apply and cannot put into words',
            'A brand voice, held across thousands of short texts',
            'Replacing a large model by a small, cheaper one for a narrow task',
          ],
        },
        no: {
          title: "Don't train in order to",
          points: [
            'Teach it your prices or procedures: they will change',
            'Get valid JSON: an enforced schema is enough',
            'Use up fifty examples collected in an afternoon',
          ],
        },
      },
      {
        kind: 'rows',
        id: 'tuning-livre',
        title: 'What you hold on to',
        lead: 'Longest-lived first.',
        rows: [
          {
            icon: 'doc',
            universe: 'ia',
            title: 'The examples',
            strong: 'A readable file, with sources',
            text: 'Every example says where it came from, who approved it and whether it could identify anybody.',
          },
          {
            icon: 'pen',
            universe: 'plus',
            title: 'The labelling guide',
            strong: 'Four pages, borderline cases included',
            text: 'Enough to train a labeller in an hour, and to rule the same way a year on.',
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'The exam',
            strong: '150 cases kept apart',
            text: 'It will also judge the next general model, which may make yours unnecessary.',
          },
          {
            icon: 'layers',
            universe: 'code',
            title: 'The model',
            strong: 'Weights, recipe and base version',
            text: 'With an open model the files belong to you. With a provider, what you have is access.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tuning-questions',
        title: 'Two more points',
        questions: [
          {
            question: 'How many examples does it take?',
            answer:
              'Fewer than people fear if they agree with each other, more if there are many classes. I train on a quarter, on half, then on all: a curve still rising says it is worth looking for others.',
          },
          {
            question: 'What about personal data in them?',
            answer:
              'It is replaced before training. A model may give back what it has seen, and nobody can delete a person from a model the way one deletes a row from a database.',
          },
        ],
      },
    ],
  },
  related: [
    'faq-rag-vs-fine-tuning',
    'fine-tuning-vs-prompting-strategies',
    'glossaire-fine-tuning',
    'lora-qlora-fine-tuning-economique',
    'consultant-rag-freelance',
  ],
})
