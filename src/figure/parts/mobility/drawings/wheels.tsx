import type { DrawnAids } from "../types.ts";
import { Joystick, PowerWheelchairBack, PowerWheelchairFront, PowerWheelchairSeat } from "./PowerWheelchair.tsx";
import { RaisedWheels, WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

/** Wheelchairs. The legs of the seated figure are in `seats.tsx`. */
export const WHEELS = {
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
} satisfies Partial<DrawnAids>;
