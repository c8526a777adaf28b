-- tilemaker's own OpenMapTiles profile, and what walkers need earlier than it writes it: paths and
-- tracks from zoom 12, huts, shelters, viewpoints and water from 12, lifts as lines, names in two
-- languages. Called by tilemaker; TILEMAKER_PROFILE names the profile where it is elsewhere.
dofile(os.getenv("TILEMAKER_PROFILE") or "/usr/share/doc/tilemaker/examples/process-openmaptiles.lua")

additional_languages = { "en", "de" }

-- The first zoom of each kind of path. The map draws them one zoom later: its tiles are larger.
local trail_zooms = {
	track=12, path=12, bridleway=12,
	cycleway=13, byway=13, pedestrian=13,
	footway=14, steps=14
}
-- Kinds of lifts that carry people.
local lifts = Set { "cable_car", "gondola", "mixed_lift", "chair_lift", "funicular" }
-- Points that are a reason to go there, or to live: at zoom 12, whatever their rank.
local early_points = Set { "alpine_hut", "wilderness_hut", "shelter", "viewpoint", "spring", "drinking_water" }

poiTags.tourism["wilderness_hut"] = true
poiTags.amenity["drinking_water"] = true
poiTags.natural = Set { "spring" }

function WritePOI(obj, class, subclass, rank)
	local is_early = early_points[subclass]
	obj:LayerAsCentroid((is_early or rank <= 4) and "poi" or "poi_detail")
	if is_early then obj:MinZoom(12) end
	SetNameAttributes(obj)
	SetEleAttributes(obj)
	obj:AttributeNumeric("rank", rank)
	obj:Attribute("class", class)
	obj:Attribute("subclass", subclass)
end

-- The profile writes none of these lines itself now.
local track_class, path_class = trackValues, pathValues
trackValues, pathValues = {}, {}
local profile_way = way_function

function way_function(way)
	profile_way(way)
	local highway = way:Find("highway")
	local access = way:Find("access")
	if trail_zooms[highway] and access ~= "private" and access ~= "no" and way:Find("disused") ~= "yes" then
		WriteTrail(way, highway)
	end
	local lift = way:Find("aerialway")
	if lifts[lift] then WriteLift(way, lift) end
end

function WriteTrail(way, highway)
	local class = track_class[highway] and "track" or "path"
	way:Layer("transportation", false)
	way:MinZoom(trail_zooms[highway])
	SetZOrder(way)
	way:Attribute("class", class)
	if highway ~= class then way:Attribute("subclass", highway) end
	SetBrunnelAttributes(way)
	way:Layer("transportation_name_detail", false)
	SetNameAttributes(way)
	way:Attribute("class", class)
	if highway ~= class then way:Attribute("subclass", highway) end
end

function WriteLift(way, lift)
	way:Layer("transportation", false)
	way:MinZoom(11)
	SetZOrder(way)
	way:Attribute("class", "aerialway")
	way:Attribute("subclass", lift)
end
