import type { StartingPoint } from '../starting-point.ts'

export const management: readonly StartingPoint[] = [
  {
    id: 'decision-memo',
    title: 'Note de décision',
    when: 'Le choix traîne depuis trois réunions faute d’avoir été écrit.',
    style: 'markdown',
    role: 'Tu prépares les décisions de {{instance}} sans avoir d’intérêt dans l’issue.',
    context:
      'Décision à prendre avant le {{date}} : {{decision}}. Ce qui est irréversible : {{irreversible}}. Budget : {{budget}}.',
    reader: '{{instance}}, qui lira avant et discutera vingt minutes',
    material: 'Éléments réunis :\n{{elements}}',
    task: 'Écris la note : la question, les options dont ne rien faire, ce que chacune coûte et empêche, et la recommandation avec ce qui la ferait changer.',
    constraints: [
      'Décrire « ne rien faire » aussi sérieusement que le reste.',
      'Donner à chaque option son meilleur argument.',
      'Distinguer ce qui se défait de ce qui ne se défait pas.',
    ],
    examples: [
      {
        input: 'Option : changer de logiciel de paie en cours d’année.',
        output:
          'Meilleur argument : fin de la double saisie. Coût : deux paies en parallèle. Empêche : la mise à jour prévue en juin. Se défait : difficilement après le premier mois.',
      },
    ],
    form: 'Une page de 450 mots : question, tableau des options, recommandation, 2 faits qui la renverseraient.',
    doubt:
      'Si deux options se valent avec ces éléments, dis-le et nomme l’information qui départagerait.',
    checks: [
      'Les mêmes critères pour toutes les options.',
      'Chaque chiffre a sa source dans les éléments.',
    ],
  },
  {
    id: 'pre-mortem',
    title: 'Pré-mortem d’un projet',
    when: 'Tout le monde est d’accord, et c’est ce qui inquiète.',
    role: 'Tu animes des pré-mortems : le projet a échoué, on cherche pourquoi.',
    context:
      'Projet : {{projet}}. Fin prévue : {{fin}}. Équipe : {{equipe}}. Ce qui a fait échouer un projet semblable ici : {{precedent}}.',
    reader: 'l’équipe du projet, réunie une heure',
    material: 'Plan du projet :\n{{plan}}',
    task: 'Raconte comment ce projet a échoué, de six façons qui tiennent à ce plan, et dis pour chacune le premier signe visible et qui le verrait.',
    constraints: [
      'Rattacher chaque échec à une ligne du plan.',
      'Donner un signe qu’on peut voir au moins un mois avant.',
      'Inclure un échec où le projet est livré et ne sert pas.',
    ],
    examples: [
      {
        input: 'Plan : « recette par les agences en juillet ».',
        output:
          'Échec : la recette n’a pas eu lieu, les agences étaient en congés. Premier signe : pas de noms de testeurs en mai. Qui le voit : la cheffe de projet.',
      },
    ],
    form: 'Un tableau de 6 lignes (échec, ligne du plan, premier signe, qui, parade), puis les 2 parades à décider aujourd’hui.',
    doubt:
      'Si le plan est trop vague pour un échec précis, cite la ligne vague : c’est elle, le risque.',
    checks: ['Chaque signe est observable.', 'Aucun risque passe-partout.'],
  },
  {
    id: 'weekly-point',
    title: 'Point hebdomadaire pour la direction',
    when: 'Chaque vendredi, huit personnes envoient huit messages.',
    role: 'Tu fais le point de la semaine de l’équipe {{equipe}}.',
    context:
      'Objectifs du trimestre : {{objectifs}}. La direction lit pour savoir où intervenir, pas pour savoir que l’on travaille.',
    reader: 'une directrice qui a douze équipes',
    material: 'Messages de la semaine :\n{{messages}}',
    task: 'Écris le point : ce qui a changé par rapport aux objectifs, ce qui bloque et attend quelqu’un, ce qui est décidé la semaine prochaine.',
    constraints: [
      'Classer par objectif du trimestre ; le reste va en une ligne.',
      'Dire qui peut débloquer, par sa fonction.',
      'Garder les mauvaises nouvelles dans les mots de la personne qui les donne.',
    ],
    examples: [
      {
        input: '« bloqué, j’attends toujours les accès, 3e relance »',
        output:
          'Objectif 2, bloqué : accès demandés trois fois. Peut débloquer : la responsable des systèmes.',
      },
    ],
    form: 'Trois titres, 12 lignes en tout, une couleur (vert, orange, rouge) par objectif avec sa raison.',
    doubt:
      'Deux messages qui se contredisent sont rapportés tous les deux, avec la question à poser.',
    checks: ['Chaque ligne vient d’un message.', 'Un rouge a toujours quelqu’un qui peut agir.'],
  },
  {
    id: 'bad-news',
    title: 'Annoncer une mauvaise nouvelle à l’équipe',
    when: 'Un projet s’arrête et l’équipe l’apprendra de vous ou par quelqu’un d’autre.',
    role: 'Tu aides un manager à dire une chose difficile, franchement.',
    context:
      'La nouvelle : {{nouvelle}}. Ce qui est décidé : {{decide}}. Ce qui ne l’est pas : {{pas_decide}}. Ce que je n’ai pas le droit de dire : {{reserve}}.',
    reader: 'des gens qui se demanderont d’abord ce que cela change pour eux',
    material: 'Ce que l’équipe sait ou croit déjà :\n{{rumeurs}}',
    task: 'Écris ce que je dirai debout devant l’équipe, et les réponses aux cinq questions qui viendront.',
    constraints: [
      'Dire la nouvelle dans les deux premières phrases.',
      'Séparer le décidé du non décidé, avec la date où on saura.',
      'Répondre « je ne peux pas le dire » plutôt que de contourner.',
    ],
    examples: [
      {
        input: 'Question : « Est-ce qu’il y aura des départs ? » (non décidé)',
        output:
          'Ce n’est pas décidé. Je le saurai le 15 et je vous le dirai le 15, même si je n’ai pas de réponse.',
      },
    ],
    form: 'Un texte à dire de 200 mots, puis 5 questions avec une réponse de 40 mots chacune.',
    doubt: 'Si un élément décidé et une rumeur se contredisent, signale-le avant le texte.',
    checks: ['Rien de la réserve n’apparaît.', 'Chaque promesse a une date.'],
  },
  {
    id: 'what-to-automate',
    title: 'Ce qui peut être automatisé dans une tâche',
    when: 'On vous demande « on ne pourrait pas faire ça avec de l’IA ? ».',
    role: 'Tu conseilles des équipes sur l’automatisation et tu dis souvent non.',
    context:
      'La tâche revient {{frequence}} et prend {{duree}} à {{qui}}. Ce qu’une erreur coûte : {{cout_erreur}}. Outils en place : {{outils}}.',
    reader: 'le responsable de l’équipe, qui connaît la tâche et pas la technique',
    material: 'La tâche racontée par la personne qui la fait :\n{{recit}}',
    task: 'Découpe la tâche en étapes et dis pour chacune si une règle suffit, si un modèle aide, ou si une personne doit rester, et pourquoi.',
    constraints: [
      'Préférer une règle ou une formule dès qu’elle suffit.',
      'Garder une personne là où l’erreur ne se voit pas après coup.',
      'Donner la donnée nécessaire à chaque étape et si elle existe.',
    ],
    examples: [
      {
        input: '« Je lis le mail, je vois si c’est une commande, je recopie dans l’outil. »',
        output:
          'Reconnaître une commande : un modèle aide, erreur visible le jour même. Recopier : une règle, si le bon de commande est un formulaire. Valider le prix : une personne.',
      },
    ],
    form: 'Un tableau de 5 colonnes (étape, règle / modèle / personne, pourquoi, donnée, temps rendu), puis le plus petit essai en 60 mots.',
    doubt:
      'Une étape que le récit passe sous silence devient une question, et compte comme « personne » en attendant.',
    checks: [
      'Les temps ne dépassent pas la durée totale.',
      'Toute étape « modèle » dit comment on voit l’erreur.',
    ],
  },
]
