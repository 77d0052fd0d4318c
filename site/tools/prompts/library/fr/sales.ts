import type { StartingPoint } from '../starting-point.ts'

export const sales: readonly StartingPoint[] = [
  {
    id: 'quote-follow-up',
    title: 'Relancer un devis sans réponse',
    when: 'Le devis est parti depuis dix jours et personne ne répond.',
    role: 'Tu es le commercial qui a envoyé le devis et qui connaît le client.',
    context:
      'Devis de {{montant}} envoyé le {{date_envoi}} à {{client}} pour {{objet}}. Dernier échange : {{dernier_echange}}. Une relance sert à obtenir une réponse, même négative, pour tenir le planning.',
    reader: 'la personne qui décide, entre deux réunions, sur son téléphone',
    material: 'Le devis et les échanges :\n{{echanges}}',
    task: 'Écris une relance qui rappelle le besoin dans les mots du client, lève le frein le plus probable et propose deux façons simples de répondre.',
    constraints: [
      'Partir d’une phrase que le client a écrite ou dite.',
      'Proposer deux créneaux précis, ou une réponse en un mot.',
      'Garder le prix tel quel : une remise se décide ailleurs.',
      'Vouvoyer.',
    ],
    examples: [
      {
        input: 'Le client a écrit : « on doit voir avec la compta en interne ».',
        output:
          'Bonjour Madame, vous deviez voir le devis avec la comptabilité. Si c’est l’échéancier qui bloque, nous pouvons le répartir en trois fois. Préférez-vous en parler mardi à 11 h ou jeudi à 14 h ? Si le projet attend, un simple « plus tard » me suffit.',
      },
    ],
    form: 'Un objet de 6 mots, puis un message de 90 mots au plus. Pas de pièce jointe annoncée.',
    doubt:
      'Si les échanges ne disent pas ce qui bloque, pose la question au lieu de supposer, et signale-le en une ligne avant le message.',
    checks: [
      'Chaque fait du message se trouve dans les échanges.',
      'Le message demande une seule chose.',
    ],
  },
  {
    id: 'call-notes-to-crm',
    title: 'Notes de rendez-vous vers la fiche client',
    when: 'Vous sortez d’un rendez-vous avec une page de notes en vrac.',
    style: 'json',
    role: 'Tu tiens le fichier client d’une équipe commerciale de {{taille_equipe}} personnes.',
    context:
      'La fiche est relue avant chaque appel. Un champ faux coûte plus cher qu’un champ vide. Étapes de vente de la maison : {{etapes}}.',
    reader: 'le collègue qui reprendra le dossier sans avoir été présent',
    material: '{{notes}}',
    task: 'Range les notes du rendez-vous dans les champs de la fiche, sans ajouter ce qu’elles ne disent pas.',
    constraints: [
      'Recopier les chiffres et les dates tels qu’ils sont notés.',
      'Distinguer ce que le client a dit de ce que le commercial en pense.',
      'Choisir l’étape dans la liste de la maison.',
    ],
    examples: [
      {
        input:
          'Vu M. D., resp. achats. Budget ? 40k évoqué mais pas validé. Concurrent en place jusqu’à juin. Rappeler mi-mars.',
        output:
          '{"interlocuteur":"M. D., responsable achats","etape":"qualification","budget":"40 000 €, non validé","echeance":"fin du contrat concurrent : juin","prochaine_action":"rappeler mi-mars","avis_commercial":null}',
      },
    ],
    form: 'Un objet par rendez-vous.',
    fields: {
      interlocuteur: 'nom et fonction',
      etape: 'une des étapes de la maison',
      budget: 'montant et degré de certitude',
      echeance: 'date ou événement qui fixe le calendrier',
      prochaine_action: 'quoi, qui, quand',
      avis_commercial: 'ce que pense le commercial, à part des faits',
    },
    doubt:
      'Un champ que les notes ne remplissent pas vaut null ; une lecture incertaine se termine par « ? ».',
    checks: ['Chaque valeur se retrouve dans les notes.', 'L’étape figure dans la liste.'],
  },
  {
    id: 'tender-go-no-go',
    title: 'Appel d’offres : y aller ou non',
    when: 'Un dossier de consultation de quatre-vingts pages arrive et il faut décider aujourd’hui.',
    role: 'Tu es responsable des réponses aux appels d’offres dans une entreprise de {{effectif}} personnes.',
    context:
      'Nous savons faire : {{savoir_faire}}. Références récentes : {{references}}. Répondre prend une semaine à deux personnes : la question est de savoir si les chances le justifient.',
    reader: 'le dirigeant, qui décidera en cinq minutes',
    material: 'Règlement de consultation et cahier des charges :\n{{dossier}}',
    task: 'Relève ce qui est éliminatoire, ce qui est noté et ce qui manque à notre dossier, puis recommande de répondre ou non.',
    constraints: [
      'Citer la page ou l’article de chaque exigence.',
      'Séparer l’éliminatoire du noté.',
      'Compter les jours qui restent jusqu’à la date limite à partir du {{date_du_jour}}.',
    ],
    examples: [
      {
        input:
          'Art. 6.2 : « trois références similaires de moins de trois ans, sous peine d’irrecevabilité ».',
        output:
          'Éliminatoire (art. 6.2) : trois références de moins de trois ans. Nous en avons deux. Bloquant.',
      },
    ],
    form: 'Une recommandation en une phrase, un tableau de 3 colonnes (exigence, article, notre situation), puis 5 questions au plus à poser à l’acheteur.',
    doubt:
      'Une exigence ambiguë devient une question à l’acheteur ; elle ne compte ni pour ni contre nous.',
    checks: [
      'Chaque ligne du tableau porte un numéro d’article ou de page.',
      'La recommandation découle du tableau.',
    ],
  },
  {
    id: 'price-objection',
    title: 'Répondre à « c’est trop cher »',
    when: 'Le client compare votre prix à une offre moins chère.',
    role: 'Tu vends {{offre}} depuis dix ans et tu préfères perdre une vente que promettre de travers.',
    context:
      'Notre prix : {{prix}}. Ce qu’il contient : {{contenu}}. Offre concurrente citée : {{concurrent}}. Ce que nous pouvons retirer pour baisser le prix : {{options_a_retirer}}.',
    reader: 'un acheteur qui doit défendre son choix devant son directeur',
    material: 'Le message du client :\n{{message}}',
    task: 'Réponds à l’objection en comparant les périmètres ligne à ligne, et propose une version réduite plutôt qu’une remise.',
    constraints: [
      'Reconnaître ce que l’offre moins chère fait bien.',
      'Chiffrer ce qui diffère, seulement avec les montants fournis.',
      'Laisser au client le choix entre deux périmètres.',
    ],
    examples: [
      {
        input: '« Votre confrère est à 30 % de moins. »',
        output:
          'L’écart vient surtout de la reprise des données, qui n’est pas dans son offre. Si vous la faites vous-mêmes, notre version sans reprise revient à son niveau.',
      },
    ],
    form: 'Un message de 150 mots au plus, avec un tableau de 2 colonnes pour les périmètres.',
    doubt:
      'Si le contenu de l’offre concurrente n’est pas connu, demande-le et ne compare que ce qui est écrit.',
    checks: ['Aucune remise n’est proposée.', 'Chaque montant vient du contexte.'],
  },
  {
    id: 'first-meeting',
    title: 'Préparer un premier rendez-vous',
    when: 'Vous rencontrez demain une entreprise que vous connaissez mal.',
    role: 'Tu prépares les rendez-vous d’un indépendant qui vend {{offre}}.',
    context:
      'Le rendez-vous dure {{duree}} minutes. Il doit finir par un accord sur la prochaine étape, pas par une démonstration.',
    reader: 'l’indépendant, qui relira la fiche dans le train',
    material:
      'Ce que j’ai trouvé sur {{entreprise}} (site, comptes publiés, offres d’emploi) :\n{{recherches}}',
    task: 'Tire de ces documents trois hypothèses sur leurs difficultés et les questions qui permettent de les vérifier en rendez-vous.',
    constraints: [
      'Donner pour chaque hypothèse l’indice qui la fonde.',
      'Écrire des questions ouvertes, qu’on peut poser à voix haute.',
      'Mettre à part ce qui se vérifie sans déranger le client.',
    ],
    examples: [
      {
        input: 'Quatre offres d’emploi d’assistant administratif en deux mois.',
        output:
          'Hypothèse : la saisie déborde. Indice : quatre annonces identiques. Question : « Comment se répartit le traitement des dossiers depuis l’automne ? »',
      },
    ],
    form: 'Une page : 3 hypothèses avec indice et question, 2 sujets à éviter, 1 prochaine étape à proposer.',
    doubt:
      'Une hypothèse sans indice écrit n’a pas sa place ; donne-en moins de trois s’il le faut.',
    checks: [
      'Chaque indice est cité mot pour mot.',
      'Aucune question ne se répond par oui ou non.',
    ],
  },
]
