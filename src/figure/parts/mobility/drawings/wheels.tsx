import type { DrawnAids } from "../types.ts";
import { Joystick, PowerWheelchairBack, PowerWheelchairFront, PowerWheelchairSeat } from "./PowerWheelchair.tsx";
import { RaisedWheels, WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

/** Wheelchairs; the pack of seats has the legs of who sits in them. */
export const DRAWINGS: DrawnAids<"wheels"> = {
  wheelchair: {
    back: (props) => (
      <>
        {WheelchairBack(props)}
        {props.bust ? RaisedWheels(props) : null}
      </>
    ),
    front: WheelchairFront,
  },
  "power-wheelchair": {
    back: PowerWheelchairBack,
    seat: PowerWheelchairSeat,
    front: PowerWheelchairFront,
    near: Joystick,
  },
};
