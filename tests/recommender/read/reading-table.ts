/**
 * Texts of travellers and their readings: text | asked | refused | terms | refused terms. Wishes by their
 * ids, with the sense after a slash; a line without all columns has nothing in the rest.
 */
export const ENGLISH = `
no huts |  |  |  | hut
hiking, no huts | Hiking |  |  | hut
hiking hut to hut, but no tents | Hiking, trek | Camping | hut |
a cruise, no museums | boat-trip | Culture and museums/museums | ship |
no cruise please |  | boat-trip |  | ship
we have no tent |  | Camping |  | own-tent
we bring our own tent | Camping |  | own-gear own-tent |
with our own skis | Skiing and snowboarding |  | own-gear |
we don't have our own skis |  | Skiing and snowboarding |  | own-gear
not without my bike | Cycling |  | own-gear |
no glamping |  |  |  | camp-with-beds
hiking, not too hot | Hiking |  |  |
not too hot |  |  |  |
somewhere not too cold or wet |  |  |  |
hiking when it isn't hot | Hiking |  |  |
no rain please |  |  |  |
avoid the heat and swim in lakes | Swimming and beach, lakes |  |  |
no hot springs |  | hot-springs |  |
no cold swims, only pools | pools | Swimming and beach |  |
without the kids |  | Family outings |  |
no kids' museums |  | Culture and museums/museums |  |
the kids stay at home, we go climbing | Climbing | Family outings | ascent |
neither museums nor churches |  | Culture and museums/museums, temples/churches |  |
no museums, churches or castles |  | Culture and museums/museums, temples/churches, castles/castles |  |
museums: no |  | Culture and museums/museums |  |
Museums? No thanks. |  | Culture and museums/museums |  |
Camping? Not for us. Hiking? Yes! | Hiking | Camping |  |
nightlife - no thanks |  | nightlife |  |
I'd rather hike than swim | Hiking | Swimming and beach |  |
I prefer hiking to museums | Hiking | Culture and museums/museums |  |
we prefer beaches over mountains | Swimming and beach | mountains |  |
anything but museums |  | Culture and museums/museums |  |
everything except skiing |  | Skiing and snowboarding |  |
nothing but beaches | Swimming and beach |  |  |
no museums except galleries | Culture and museums/galleries |  |  |
don't skip the museums | Culture and museums/museums |  |  |
we don't want to miss the northern lights | aurora |  |  |
I would never go without a sauna | sauna |  |  |
no trip without coffee | coffee/coffee |  |  |
no more than two museums | Culture and museums/museums |  |  |
no more museums |  | Culture and museums/museums |  |
no longer than three hours hiking | Hiking |  |  |
beaches and no crowds | Swimming and beach, quiet |  |  |
I like beaches and hate museums | Swimming and beach | Culture and museums/museums |  |
museums we can't stand |  | Culture and museums/museums |  |
fed up with museums |  | Culture and museums/museums |  |
not a fan of nightlife |  | nightlife |  |
mountaineering, we climb glaciers | Mountaineering, Climbing, glaciers |  | ascent to-climb |
mountaineering and rock climbing, we climb daily | Mountaineering, Climbing |  | ascent |
nobody wants to camp |  | Camping |  |
not interested in shopping |  | shopping |  |
jazz, not opera | stage/jazz |  |  |
no jazz, opera | stage/opera |  |  |
no ski touring, downhill skiing | Skiing and snowboarding/downhill |  |  | off-piste ski-tour
cross-country skiing, no downhill skiing | Skiing and snowboarding/nordic |  | nordic |
kayaking instead of canoeing | Paddling/kayak |  | kayak | canoe
diving, also at night | diving |  | night-dive |
fly fishing | Fishing |  | fly-fishing |
a canoe trip, no kayaks | Paddling/canoe |  | canoe | kayak
climb Mount Fuji | climb-mountain |  | ascent |
surf camp | Surfing |  |  |
a desert camp | desert |  | camp-with-beds |
cycle path | Cycling |  | stages |
hut-to-hut hike | trek |  | hut |
a roof tent | camper-van |  |  |
night market, ice cave | flea-markets/night-markets, caves/ice-caves |  |  |
Langtang trek, tea houses | trek, coffee/tea |  | hut |
the archipelago by kayak | islands, Paddling/kayak |  | kayak |
sea lions and lions | sea-lions/sea-lions, big-game/lions |  |  |
base camp trek | trek |  |  |
a 5-star hotel, no stars at night | luxury | Stargazing |  | night-dive
we hated camping |  | Camping |  |
it is too hot for hiking, so pools | Hiking, pools |  |  |
not the beach but the mountains | mountains | Swimming and beach |  |
less sightseeing, more food | Food and markets | City sightseeing |  |
don't like big cities or malls |  | City sightseeing, shopping |  |
we can't ski |  | Skiing and snowboarding |  |
we won't go to clubs |  | nightlife/clubs |  |
no boats, I get seasick |  | boat-trip |  |
hiking is out of the question |  | Hiking |  |
no way we go camping |  | Camping |  |
please leave out the churches |  | temples/churches |  |
no need for museums |  | Culture and museums/museums |  |
skip the souk, love the desert | desert | souk |  |
not only beaches, museums too | Swimming and beach, Culture and museums/museums |  |  |
I cannot live without hiking | Hiking |  |  |
never without the dog | dog |  |  |
museums yes, churches no | Culture and museums/museums | temples/churches |  |
Not interested in: museums, nightlife | | Culture and museums/museums, nightlife | |
nights in huts rather than tents | | Camping | hut night-dive |
we don't own a tent | | Camping | | own-gear own-tent
no Inca trail | | | |
I can't do without the sea | sea | | |
hiking/no climbing | Hiking | Climbing | | ascent
yes to hiking, no to climbing | Hiking | Climbing |  | ascent
hiking, one of us doesn't dive | Hiking |  |  |
skiing, but my wife doesn't ski | Skiing and snowboarding |  |  |
grandma uses a walking frame |  |  | older |
I'm pregnant, gardens | gardens/gardens |  | weak-heart |
food, nothing high up, fear of heights | Food and markets |  | dizzy |
markets, no long drives | Food and markets |  | short-rides |
gardens, worried about the altitude | gardens/gardens |  | weak-heart |
no mobile signal, please | quiet |  |  |
castles, we have seen enough churches | castles/castles | temples/churches |  |
surfing for beginners | Surfing |  | beginners |
allergic to nuts, markets | vegan, Food and markets |  |  |
gardens, nothing dangerous | gardens/gardens |  | easy-ways |
no animal rides |  | zoo |  |
too old for clubs, we like gardens | gardens/gardens | nightlife/clubs |  |
cruise ship stop, back on board by 5pm |  |  | ship |
no idea, surprise us |  |  |  |
`;

export const GERMAN = `
keine Hütten |  |  |  | hut
den Kilimandscharo besteigen | climb-mountain |  | ascent |
Ben Nevis besteigen | climb-mountain |  | ascent |
Everest-Basislager | trek |  |  |
Rucksackwandern | trek |  |  |
Trekking, Übernachtung in Teehäusern | trek, coffee/tea |  | hut |
Teehäuser in Kyoto | coffee/tea |  |  |
Hochzeitsreise | romance |  | honeymoon |
Bootstouren und Radtour | boat-trip, Cycling |  | stages |
Expeditionskreuzfahrt | boat-trip |  | ship |
Geschäftstermine | conference |  | business |
auf dem Meeresboden spazieren | mudflat |  |  |
Winterkarneval | festivals/snow |  |  |
Schären | islands |  |  |
Wandern, aber keine Hütten | Hiking |  |  | hut
ohne Zelt |  | Camping |  |
ohne eigenes Zelt |  | Camping |  | own-gear own-tent
Weder Zelt noch Hütte |  | Camping |  | hut
Wir haben unser eigenes Zelt dabei | Camping |  | own-gear own-tent |
Skifahren, wir haben keine eigenen Ski |  | Skiing and snowboarding |  | own-gear
nicht ohne mein Fahrrad | Cycling |  | own-gear |
keine Kreuzfahrt |  | boat-trip |  | ship
eine Kreuzfahrt in die Antarktis | boat-trip |  | ship pack-ice |
nicht zu heiß |  |  |  |
Wandern, aber nicht zu kalt | Hiking |  |  |
es soll nicht regnen |  |  |  |
kein Regen bitte |  |  |  |
keine Hitze, lieber Seen | lakes |  |  |
keine kalten Seen |  | lakes |  |
kein Skifahren, nur Rodeln | sledging | Skiing and snowboarding |  |
keine Museen, aber Galerien | Culture and museums/galleries |  |  |
keine Museen außer Galerien | Culture and museums/galleries |  |  |
Museen: nein |  | Culture and museums/museums |  |
Museen? Nein danke. |  | Culture and museums/museums |  |
Museen gern, Kirchen lieber nicht | Culture and museums/museums | temples/churches |  |
Wandern ja, Klettern nein | Hiking | Climbing |  | ascent
ohne Kinder |  | Family outings |  |
Die Kinder bleiben zu Hause |  | Family outings |  |
auf Museen verzichten wir |  | Culture and museums/museums |  |
wir möchten nicht auf den Strand verzichten | Swimming and beach |  |  |
Museen hasse ich |  | Culture and museums/museums |  |
Partys brauche ich nicht |  | nightlife/parties |  |
Städte sind nichts für uns |  | City sightseeing |  |
Nachtleben ist nicht unser Ding |  | nightlife |  |
eher Berge als Strand | mountains | Swimming and beach |  |
lieber Zelt als Hütte | Camping |  |  | hut
statt Museen lieber Märkte | Food and markets | Culture and museums/museums |  |
weder Strand noch Berge, sondern Museen | Culture and museums/museums | Swimming and beach, mountains |  |
alles außer Skifahren |  | Skiing and snowboarding |  |
nicht mehr als zwei Museen | Culture and museums/museums |  |  |
höchstens zwei Museen | Culture and museums/museums |  |  |
Kein Urlaub ohne Sauna | sauna |  |  |
nicht nur Strand, auch Berge | Swimming and beach, mountains |  |  |
keine Museen, Kirchen oder Burgen |  | Culture and museums/museums, temples/churches, castles/castles |  |
keine Lust auf Shoppen |  | shopping |  |
Jazz, keine Oper | stage/jazz |  |  |
Langlauf, kein Abfahrtsskifahren | Skiing and snowboarding/nordic |  | nordic |
Kajak statt Kanu | Paddling/kayak |  | kayak | canoe
Tauchen, auch nachts | diving |  | night-dive |
Fliegenfischen | Fishing |  | fly-fishing |
Radtour in Etappen | Cycling |  | stages |
Berge, See, Sauna | mountains, lakes, sauna |  |  |
Museen, Höhe macht uns Sorge | Culture and museums/museums |  | weak-heart |
kein Netz | quiet |  |  |
Buckelwale | whales/whales |  |  |
Schwertwale | whales/orcas |  |  |
bloß keine Touristenfallen |  |  |  |
Küche ohne Fleisch | Food and markets, vegan |  |  |
Surfkurs für Anfänger | Surfing |  | beginners |
Tochter ist Pferdenärrin | Family outings, riding |  |  |
Wir wollen viel sehen |  |  |  |
Gift Shops und Die Altstadt | shopping, City sightseeing |  |  |
war history, kein Rathaus | memorials |  |  |
lieber als Familie wandern | Family outings, Hiking |  |  |
Wandern mag ich, Klettern weniger | Hiking | Climbing |  | ascent
Bitte keine Tempel mehr |  | temples/temples |  |
Auf keinen Fall Camping |  | Camping |  |
Camping auf keinen Fall |  | Camping |  |
wir meiden Städte |  | City sightseeing |  |
Keine langen Wanderungen, kurze Spaziergänge | Hiking |  | easy-ways |
Zelten ohne Kinder | Camping | Family outings |  |
ohne Auto, mit dem Rad | Cycling |  |  |
kein Interesse an Kirchen |  | temples/churches |  |
Strand muss nicht sein |  | Swimming and beach |  |
nichts gegen Museen | Culture and museums/museums |  |  |
wir haben nichts gegen Museen | Culture and museums/museums |  |  |
außer Wandern interessiert uns nichts | Hiking |  |  |
am liebsten Wale, keine Pinguine | whales/whales | penguins |  |
nie wieder Kreuzfahrt |  | boat-trip |  | ship
Seen statt Meer | lakes | sea |  |
ohne Sauna geht es nicht | sauna | | |
wir können auf Strand nicht verzichten | Swimming and beach | | |
auf gar keinen Fall Museen | | Culture and museums/museums | |
Zelte haben wir nicht | | Camping | | own-tent
Ausrüstung haben wir keine | | | | own-gear
ohne die Kleinen | | Family outings | |
keine Kamele, aber Wüste | desert | | | camels
viel Kultur, wenig Strand | Culture and museums, Swimming and beach |  |  |
Skifahren, einer von uns fährt nicht Ski | Skiing and snowboarding |  |  |
nichts mit Tieren im Käfig |  | zoo |  |
Herzprobleme, bitte Museen | Culture and museums/museums |  | weak-heart |
Märkte, keine langen Busfahrten | Food and markets |  | short-rides |
Kitesurfen | windsurfing |  |  |
Landgang, Schiff legt um 16 Uhr ab |  |  |  |
Barock und Klassik | architecture/baroque, stage/concerts |  |  |
`;
