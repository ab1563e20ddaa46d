import random
import time


def test_game(people):
    made = people.make(seats="me,me,karl")
    b = time.time()
    end = made.play_to_the_end(random.Random(1))
    print(time.time() - b)
    assert end["view"]["outcome"]
    print(end["table"]["news"], len(str(end)), end["event"])
    p = made.people[0]
    f = p.request("GET", "/file")
    assert f.status_code == 200
    print(f.text[:300])
    r = p.request("GET", "replay?first=3&count=3")
    print(r.status_code, r.text[:300])
    r = p.request("GET", "/replay?everything=true&first=3&count=2")
    print(r.status_code, len(r.text))
    r = p.request("GET", "story")
    print(r.status_code, r.text[:600])
    r = p.request("POST", "/rematch")
    print(r.text)
    r = p.request("POST", "practice", {"step": 10})
    print(r.text)
