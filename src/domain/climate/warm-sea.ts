/** From here on a sea is called warm, °C: in the verdict, on the route, and in what it is good for. */
export const WARM_SEA = 22;
