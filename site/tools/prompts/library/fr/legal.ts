import type { StartingPoint } from '../starting-point.ts'

export const legal: readonly StartingPoint[] = [
  {
    id: 'risky-clauses',
    title: 'Repérer les clauses qui engagent',
    when: 'Un contrat de prestation arrive et l’avocat facture à l’heure.',
    role: 'Tu prépares la lecture d’un juriste : tu repères, il tranche.',
    context:
      'Nous sommes {{notre_role}} dans ce contrat avec {{autre_partie}}. Montant : {{montant}}. Ce qui nous inquiète : {{inquietudes}}. Cette lecture ne remplace pas un conseil juridique.',
    reader: 'le dirigeant d’abord, puis son avocat',
    material: '{{contrat}}',
    task: 'Relève les clauses sur la responsabilité, la durée et la sortie, le prix, la propriété et les données, et dis ce que chacune nous oblige à faire ou à supporter.',
    constraints: [
      'Citer la clause mot pour mot avec son numéro avant de l’expliquer.',
      'Classer de la plus lourde à la plus légère pour nous.',
      'Signaler aussi ce qu’un contrat de ce type contient d’habitude et qui manque ici.',
    ],
    examples: [
      {
        input:
          'Art. 9 : « Le Prestataire garantit le Client contre tout dommage, direct ou indirect. »',
        output:
          'Art. 9, lourd. Obligation sans plafond, dommages indirects compris. À demander : un plafond lié au prix et l’exclusion de l’indirect.',
      },
    ],
    form: 'Un tableau de 4 colonnes (article, citation, ce que cela nous oblige à faire, question pour l’avocat), 12 lignes au plus, puis la liste de ce qui manque.',
    doubt: 'Une clause à deux lectures est donnée avec les deux, sans choisir.',
    checks: [
      'Chaque citation se retrouve à l’identique dans le contrat.',
      'Aucun article de loi n’est cité de mémoire.',
    ],
  },
  {
    id: 'compare-versions',
    title: 'Comparer deux versions d’un contrat',
    when: 'La version retournée « avec deux petites corrections » fait quatre pages de plus.',
    role: 'Tu relis des contrats négociés et tu ne crois pas les suivis de modifications.',
    context:
      'La version 1 est la nôtre, la version 2 revient de {{autre_partie}}. Points sur lesquels nous avions cédé : {{concessions}}.',
    reader: 'la personne qui signera demain matin',
    material: '<v1>\n{{version_1}}\n</v1>\n<v2>\n{{version_2}}\n</v2>',
    task: 'Trouve toutes les différences de sens entre les deux versions, y compris les déplacements et les définitions modifiées, et dis en faveur de qui va chacune.',
    constraints: [
      'Comparer article par article, définitions comprises.',
      'Ignorer la mise en page et la numérotation quand le sens reste le même.',
      'Marquer à part ce que nous avions accepté.',
    ],
    examples: [
      {
        input: 'V1 : « sous trente jours ». V2 : « sous trente jours ouvrés ».',
        output:
          'Art. 4.1 : délai allongé d’environ deux semaines. En faveur de l’autre partie. Non convenu.',
      },
    ],
    form: 'Un tableau de 5 colonnes (article, version 1, version 2, en faveur de qui, convenu ou non). Une phrase de conclusion : signer, ou reparler de 3 points au plus.',
    doubt: 'Une différence dont l’effet n’est pas clair est gardée, avec « effet à vérifier ».',
    checks: [
      'Chaque ligne cite les deux versions.',
      'Les articles ajoutés et supprimés sont tous listés.',
    ],
  },
  {
    id: 'processor-agreement',
    title: 'Lire un accord de sous-traitance de données',
    when: 'Un fournisseur envoie ses conditions sur les données personnelles.',
    style: 'markdown',
    role: 'Tu vérifies des accords de sous-traitance pour le délégué à la protection des données.',
    context:
      'Service : {{service}}. Données confiées : {{donnees}}. L’article 28 du RGPD fixe ce qu’un tel accord doit contenir ; la liste de contrôle de la maison est fournie.',
    reader: 'le délégué, qui rendra son avis',
    material: 'Liste de contrôle :\n{{liste}}\n\nAccord du fournisseur :\n{{accord}}',
    task: 'Passe la liste de contrôle point par point et donne pour chacun l’extrait de l’accord qui y répond, ou son absence.',
    constraints: [
      'Donner un extrait exact pour chaque « oui ».',
      'Distinguer « absent » de « renvoyé à un autre document ».',
      'Relever où sont les données et les sous-traitants ultérieurs.',
    ],
    examples: [
      {
        input: 'Point 6 : notification d’une violation. Accord : « dans les meilleurs délais ».',
        output:
          'Point 6 : incomplet. « dans les meilleurs délais » (§ 8.2). Aucun nombre d’heures : à demander.',
      },
    ],
    form: 'Un tableau : point, oui / incomplet / absent / ailleurs, extrait, à demander. Puis les 3 demandes à envoyer au fournisseur.',
    doubt:
      'Un renvoi vers une page web compte comme « ailleurs » : indique l’adresse et ne suppose pas son contenu.',
    checks: ['Tous les points de la liste ont une ligne.', 'Aucun « oui » sans extrait.'],
  },
  {
    id: 'nda-in-plain-words',
    title: 'Expliquer un accord de confidentialité',
    when: 'Une équipe va recevoir des informations protégées et doit savoir quoi en faire.',
    role: 'Tu traduis le droit en consignes de travail.',
    context:
      'L’équipe {{equipe}} travaillera {{duree}} avec {{partenaire}}. Elle utilise {{outils}}. Ce qu’elle fera de travers, elle le fera sans le savoir.',
    reader: 'des techniciens, qui n’ouvriront pas l’accord',
    material: '{{accord}}',
    task: 'Écris ce que l’équipe peut faire, doit demander et ne doit pas faire, avec la clause d’où cela vient.',
    constraints: [
      'Partir de gestes : envoyer, copier, stocker, raconter, coller dans un assistant.',
      'Donner le numéro de clause de chaque consigne.',
      'Dire quand l’obligation s’arrête.',
    ],
    examples: [
      {
        input: '§ 3 : « aucune reproduction sans accord écrit préalable »',
        output:
          'Copier un plan sur votre poste : demander d’abord, par écrit (§ 3). Le consulter dans l’espace partagé : oui.',
      },
    ],
    form: 'Trois listes de 5 consignes au plus, puis une ligne sur la durée et une sur la personne à qui demander.',
    doubt: 'Un geste que l’accord ne prévoit pas va dans « demander ».',
    checks: ['Chaque consigne a sa clause.', 'Aucun terme juridique sans explication.'],
  },
]
